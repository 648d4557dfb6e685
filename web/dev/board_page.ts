/* Serves /dev/position and /dev/components to board.html: positions as tools/position.py prints them. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const COMPONENTS =
  'import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], "rb")), default=str, ensure_ascii=False))'
const GAME = /^[a-z_]+$/

export function boardPage(root: string): Plugin {
  return {
    name: 'chefetage-board-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/position', (request, response) => {
        answer(response, root, positionArguments(root, queryOf(request.url)))
      })
      server.middlewares.use('/dev/components', (request, response) => {
        const game = gameOf(queryOf(request.url))
        answer(response, root, ['-c', COMPONENTS, join(root, 'src/chefetage/games', game, 'components.toml')])
      })
    },
  }
}

function positionArguments(root: string, query: URLSearchParams): string[] {
  const words = [join(root, 'tools/position.py'), gameOf(query)]
  for (const key of ['players', 'plies', 'seed', 'bot', 'lang']) {
    const value = query.get(key)
    if (value) words.push(`--${key}`, value)
  }
  return [...words, ...query.getAll('option').flatMap((option) => ['--option', option])]
}

interface Answer {
  statusCode: number
  setHeader(name: string, value: string): unknown
  end(text: string): unknown
}

function answer(response: Answer, root: string, words: string[]) {
  const environment = { ...process.env, PYTHONPATH: join(root, 'src') }
  execFile(
    process.env.PYTHON ?? 'python3',
    words,
    { env: environment, maxBuffer: 1 << 26 },
    (error, output, problem) => {
      response.statusCode = error ? 500 : 200
      response.setHeader('Content-Type', error ? 'text/plain' : 'application/json')
      response.end(error ? problem : output)
    },
  )
}

function queryOf(url = ''): URLSearchParams {
  return new URL(url, 'http://board').searchParams
}

function gameOf(query: URLSearchParams): string {
  const game = query.get('game') ?? 'watch'
  return GAME.test(game) ? game : 'watch'
}
