import type { QuoteSummary } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { isOfflineId } from '#api/offline-id.ts'
import { paths } from '#paths'

/**
 * Returns the target of a row: a draft opens its review, any other quote its page, or its offline document
 * while it waits on this device.
 */
export function pathOf(teamId: string, { id, state }: QuoteSummary): string {
  if (isAllowed('edit', state)) return paths.review(teamId, id)
  return isOfflineId(id) ? paths.waitingQuote(teamId, id) : paths.quote(teamId, id)
}
