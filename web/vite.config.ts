import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compressed } from './compressed.ts'
import { boardPage } from './dev/board_page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [svelte(), boardPage(here('..')), compressed()],
  resolve: {
    alias: {
      $board: here('src/board'),
      $lib: here('src/lib'),
      $protocol: here('src/protocol.ts'),
      $tests: here('tests'),
    },
    dedupe: ['svelte', '@fluent/bundle'],
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.CHEFETAGE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: { outDir: here('../src/chefetage/webdist'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
}))
