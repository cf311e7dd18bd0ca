import type { QuoteId } from '@costard/contract'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { Transaction } from '#database'
import type { ProductParts } from '../../parts.ts'
import { deleteFilesOf } from '../file-rows/quote-file-store.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { lockTeam } from '../../teams/team-store.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { lockQuote } from '../quote-store.ts'
import { deleteTrial, findTrial } from './trial-store.ts'

/** Removes the trial of a team. Throws quote/not-found, quote/wrong-state for any other quote. */
export async function removeTrial(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  quoteId: QuoteId,
): Promise<{ id: QuoteId }> {
  const { state, isTrial, netMinor } = await lockQuote(tx, teamId, quoteId)
  if (!isTrial) throw apiError('quote/wrong-state', { state, isTrial })
  await deleteWhole(tx, parts, { teamId, caller }, quoteId)
  await record({ teamId, entity: 'quote', entityId: quoteId, before: { state, netMinor } })
  return { id: quoteId }
}

/** Removes the team's trial to allow a new one. Keeps the lock of the team until the transaction ends. */
export async function removeTrialOf(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  member: Pick<Member, 'teamId' | 'caller'>,
): Promise<void> {
  await lockTeam(tx, member.teamId)
  const quoteId = await findTrial(tx, member.teamId)
  if (!quoteId) return
  await lockQuote(tx, member.teamId, quoteId)
  await deleteWhole(tx, parts, member, quoteId)
}

/** Throws request/invalid for a customer of a trial: a trial must not be sent. */
export function requireNoCustomer(customer: object | null | undefined): void {
  if (customer) throw apiError('request/invalid', [{ path: 'customer', message: 'A trial has no customer' }])
}

async function deleteWhole(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  quoteId: QuoteId,
): Promise<void> {
  await deleteFilesOf(tx, teamId, [quoteId])
  await deleteTrial(tx, teamId, quoteId)
  await bumpQuoteRevision(tx, parts, { teamId, quoteId }, caller.userId)
}
