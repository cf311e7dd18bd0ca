import type { TeamId } from '@costard/contract'
import { api } from '#api/api.ts'
import { type ListColumn, columnsIn, type RememberedColumns, wordOf } from '@costard/contract/price-lists'

/**
 * Returns meanings of columns set by the team. Empty if they cannot be read: the columns are then guessed.
 */
export async function rememberedColumns(teamId: TeamId): Promise<RememberedColumns> {
  try {
    return columnsIn(await api.listColumns.list({ teamId }))
  } catch {
    return {}
  }
}

/** Remembers a choice for the team. If storing fails, the column is guessed next time. */
export function rememberColumn(teamId: TeamId, heading: string, column: ListColumn | undefined): void {
  const word = wordOf(heading)
  if (word !== '') api.listColumns.save({ teamId, heading: word, has: column ?? null }).catch(() => {})
}
