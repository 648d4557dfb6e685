import { cleanup } from '@testing-library/svelte'
import { afterEach } from 'vitest'
import { learn } from '$lib/texts'

await Promise.all([learn('en'), learn('de')])
afterEach(cleanup)
