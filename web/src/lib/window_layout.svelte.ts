/* How the window is used: decided once, by its size. */
import { MediaQuery } from 'svelte/reactivity'
import type { Layout } from '$board/types'

const phone = new MediaQuery('(max-width: 699px), (max-height: 499px)')
const wide = new MediaQuery('(min-width: 1000px) and (min-height: 500px)')

export const windowLayout = {
  get now(): Layout {
    if (phone.current) return 'phone'
    return wide.current ? 'wide' : 'tall'
  },
}
