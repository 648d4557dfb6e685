/* How the pages are tested; apart from vite.config.ts, because building them needs no Vitest. */
import { defineConfig, mergeConfig } from 'vitest/config'
import pages from './vite.config.ts'

export default defineConfig((environment) =>
  mergeConfig(pages(environment), {
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts', '../src/chefetage/games/*/web/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000, // milliseconds: a whole board is much to draw, and the machine may have other work
      maxWorkers: '100%', // the default leaves one core idle
      isolate: false, // files share what is loaded: a third less time
    },
  }),
)
