import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed, uncommented } from './compressed.ts'
import { boardPage } from './dev/board_page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FRAME = [
  /node_modules/,
  /src\/\w+\.css$/,
  /src\/lib\/\w+(\.svelte)?\.ts$/,
  /lib\/set_up\/table_name/,
  /lib\/parts\/(Brand|Later|Loading|Problem|SeatSign|Switches)\./,
  /src\/board\/(Disc|Icon|icons|players)\./,
]
const BOARD = [
  /src\/board\/(?!artwork)/,
  /lib\/game\/(?!CloseUp|LogFilters|RoundTable|ScoreParts)\w+\./,
  /lib\/parts\/(RuleId|WhoSign)\./,
  /table\/played_table/,
]
const among = (patterns: RegExp[]) => (module: string) => patterns.some((pattern) => pattern.test(module))

/** Few files, each of what is needed together: every page has the frame, every page with a board what boards share. */
const groups = [
  { name: 'frame', test: among(FRAME), priority: 2 },
  { name: 'board', test: among(BOARD), priority: 1 },
]

export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [svelte(), boardPage(here('..')), uncommented(), compressed()],
  resolve: {
    alias: {
      $board: here('src/board'),
      $lib: here('src/lib'),
      $protocol: here('src/protocol.ts'),
      $tests: here('tests'),
    },
    dedupe: ['svelte'],
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.CHEFETAGE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: here('../src/chefetage/webdist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'files.json', // by which the server knows what an address will need
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
}))
