/* The story of the table, put together from pieces. */
import type { LogLine } from '$protocol'

/** Lines behind `since` are replaced by the new ones; 0 replaces all. */
export function mergeLog(old: LogLine[], since: number, news: LogLine[]): LogLine[] {
  return since === 0 ? news : [...old.filter((line) => line.ply <= since), ...news]
}
