/* The part of Markdown that our rulebooks use, as a tree; nothing of it ever becomes HTML by itself. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'rule'; id: string }

export type Block =
  | { kind: 'heading'; level: number; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const RULE = /\b[A-Z]{2,3}-\d+(?:\.\d+)?\b/g
const SPAN = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/g
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/
const HEADING = /^(#{1,6})\s+(.*)$/
const TABLE_LINE = /^\s*\|.*\|\s*$/
const SEPARATOR = /^\s*\|[\s:|-]+\|\s*$/

export function inlineOf(text: string): Inline[] {
  return text
    .split(SPAN)
    .filter(Boolean)
    .flatMap((part) => span(part))
}

function span(part: string): Inline[] {
  if (part.startsWith('**')) return emphasised('strong', part.slice(2, -2))
  if (part.startsWith('*') && part.length > 2) return emphasised('em', part.slice(1, -1))
  if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }]
  return withRules('text', part)
}

function emphasised(kind: 'strong' | 'em', text: string): Inline[] {
  return withRules(kind, text)
}

function withRules(kind: 'text' | 'strong' | 'em', text: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of text.matchAll(RULE)) {
    if (match.index > end) found.push({ kind, text: text.slice(end, match.index) })
    found.push({ kind: 'rule', id: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind, text: text.slice(end) })
  return found
}

export function blocksOf(source: string): Block[] {
  const lines = source.split('\n')
  const blocks: Block[] = []
  while (lines.length) {
    const line = lines[0]!
    if (!line.trim() || line === '---') lines.shift()
    else if (HEADING.test(line)) blocks.push(heading(lines.shift()!))
    else if (TABLE_LINE.test(line)) blocks.push(table(lines))
    else if (ITEM.test(line)) blocks.push(list(lines))
    else blocks.push(paragraph(lines))
  }
  return blocks
}

function heading(line: string): Block {
  const [, marks = '', text = ''] = HEADING.exec(line)!
  return { kind: 'heading', level: marks.length, inline: inlineOf(text) }
}

function table(lines: string[]): Block {
  const found = taken(lines, (line) => TABLE_LINE.test(line))
  const rows = found.filter((line) => !SEPARATOR.test(line)).map((line) => cells(line))
  const hasHead = found[1] !== undefined && SEPARATOR.test(found[1])
  return { kind: 'table', head: hasHead ? rows[0]! : [], rows: hasHead ? rows.slice(1) : rows }
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => inlineOf(cell.trim()))
}

function list(lines: string[]): Block {
  const [, indent = '', number] = ITEM.exec(lines[0]!)!
  const items: Block[][] = []
  while (lines.length && startsItem(lines[0]!, indent.length)) {
    const first = ITEM.exec(lines.shift()!)![3]!
    const rest = taken(lines, (line) => line.trim() === '' || indentOf(line) > indent.length)
    items.push(blocksOf([first, ...rest.map((line) => line.slice(indent.length + 2))].join('\n')))
  }
  return { kind: 'list', ordered: number !== undefined, items }
}

function startsItem(line: string, indent: number): boolean {
  return ITEM.exec(line)?.[1]?.length === indent
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

function paragraph(lines: string[]): Block {
  const found = [lines.shift()!, ...taken(lines, (line) => isProse(line))]
  return { kind: 'paragraph', inline: inlineOf(found.map((line) => line.trim()).join(' ')) }
}

function isProse(line: string): boolean {
  return line.trim() !== '' && !HEADING.test(line) && !TABLE_LINE.test(line) && !ITEM.test(line)
}

function taken(lines: string[], isWanted: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !isWanted(line))
  return lines.splice(0, end < 0 ? lines.length : end)
}
