import type { QuoteSummary } from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { paths } from '#paths'

/** Returns the target of a row: a draft opens its review, any other quote its page. */
export function pathOf(teamId: string, { id, state }: QuoteSummary): string {
  return isAllowed('edit', state) ? paths.review(teamId, id) : paths.quote(teamId, id)
}
