import type { QuoteSummary } from '@costard/contract'
import { paths } from '#paths'

/** Returns the target of a row: a draft opens its review, any other quote its page. */
export function pathOf(teamId: string, { id, state }: QuoteSummary): string {
  return state === 'draft' ? paths.review(teamId, id) : paths.quote(teamId, id)
}
