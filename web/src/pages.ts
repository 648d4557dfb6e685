/* The pages, each loaded when its address is shown. */
import { ADDRESSES, partOf } from './addresses'

export const PAGES = {
  lobby: () => import('./pages/lobby/Lobby.svelte'),
  table: () => import('./pages/table/TablePage.svelte'),
  replay: () => import('./pages/replay/ReplayPage.svelte'),
  rules: () => import('./pages/rules/RulesPage.svelte'),
  learn: () => import('./pages/learn/LearnPage.svelte'),
}

/** Brings the page of an address on its way before anything is drawn. */
export function expectPage(path: string): void {
  const name = (Object.keys(PAGES) as (keyof typeof PAGES)[]).find((name) => isAt(ADDRESSES[name], path))
  if (name) void PAGES[name]().catch(() => undefined) // whoever shows it says that it did not come
}

function isAt(address: string, path: string): boolean {
  return path === address || partOf(address, path) !== undefined
}
