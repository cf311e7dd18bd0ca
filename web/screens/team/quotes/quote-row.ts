import type { QuoteSummary } from '@costard/contract'
import { paths } from '#paths'

/** Where a row leads: a draft to the review that sends it, any other quote to its page. */
export function pathOf(teamId: string, { id, state }: QuoteSummary): string {
  return state === 'draft' ? paths.review(teamId, id) : paths.quote(teamId, id)
}
