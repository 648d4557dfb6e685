import { cleanup, configure } from '@testing-library/svelte'
import { afterEach } from 'vitest'
import { learn } from '$lib/texts'

// For a machine with much else to do: a failure shows later then, but is none of the clock.
configure({ asyncUtilTimeout: 20_000 })

await Promise.all([learn('en'), learn('de')])
afterEach(cleanup)
