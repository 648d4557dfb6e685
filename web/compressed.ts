/* Built files are written compressed, too, once and as small as can be; the server sends the form that a browser reads. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg)$/
const LEAST_BYTES = 1000 // what is shorter gains nothing

/** Comments, empty lines and wide indents of texts are for translators only. */
export function uncommented(): Plugin {
  return {
    name: 'uncommented',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return
      const lines = (await readFile(id.replace('?raw', ''), 'utf-8')).split('\n')
      const told = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.replace(/^ +/, ' '))
      return `export default ${JSON.stringify(told.join('\n'))}`
    },
  }
}

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name))
      await Promise.all(files.map((name) => compress(join(dir ?? '.', name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST_BYTES) return
  await writeFile(`${file}.br`, brotliCompressSync(content))
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
}
