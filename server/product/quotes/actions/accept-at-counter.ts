import { may, type QuoteHead, type QuoteId } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import { acceptStatement } from '@costard/templates'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { listTimesInForce, type TimeInForce } from '../../catalogs/versions-in-force.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { acceptedOffers } from '../public/accepted-offers.ts'
import { recordAnswer, type Signed, signatureAtCounter } from '../public/answer-quote.ts'
import { describeHead } from '../describe-quote.ts'
import { linePages } from '../lines/read-lines.ts'
import { findQuoteOfTeam, lockDraft, lockQuote, type QuoteOfTeam, type QuoteRow } from '../quote-store.ts'
import type { QuoteSnapshot } from '../schema.ts'
import { sendQuote } from '../sending/send-quote.ts'

/** Accepted inaccuracy of clocks of devices. Milliseconds. */
const clockToleranceMs = 5 * 60_000
/** Maximum age of an acceptance: a device without contact deletes its data after this time. Milliseconds. */
const maxAgeMs = 15 * 86_400_000

interface AcceptedAtCounter extends Signed {
  readonly rev: number
  readonly acceptedAt: string
  readonly shown: { readonly netMinor: number; readonly termsVersion: number }
  readonly isLate: boolean
}

/**
 * Sends a draft and accepts it, as its customer did on a device without a network. The server trusts the
 * device about the time, but not the contents: amounts and terms must equal those of the server. Throws
 * quote/counter-acceptance-off, quote/clock-wrong, quote/not-as-shown, quote/expired,
 * quote/signature-required and errors of sendQuote, acceptedOffers and recordAnswer.
 */
export async function acceptAtCounter(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, acceptedAt, shown, isLate, name, signature, isTypedNameSignature }: AcceptedAtCounter,
): Promise<QuoteHead> {
  const { tx } = change
  const { team, teamId, caller } = member
  if (team.offlineWork !== 'acceptance') throw apiError('quote/counter-acceptance-off')
  const at = parts.now()
  const signedAt = new Date(acceptedAt)
  const agoMs = at.getTime() - signedAt.getTime()
  if (agoMs < -clockToleranceMs || agoMs > maxAgeMs)
    throw apiError('quote/clock-wrong', { now: at.toISOString() })
  const draft = await lockDraft(tx, teamId, quoteId, rev, 'send')
  const times = await timesOfPrices(change, draft)
  if (times.some(({ from }) => from.getTime() > signedAt.getTime() + clockToleranceMs))
    throw apiError('quote/not-as-shown', { differs: 'prices' })
  const today = dayIn(team.timeZone, at)
  const lastDay = standsUntil(draft, signedAt, times, team.timeZone)
  const mayBeLate = team.allowsLateAcceptance || (isLate && may(member, 'quote.override'))
  if (today > lastDay && !mayBeLate) throw apiError('quote/expired', { lastDay })
  await sendQuote(parts, { tx, record: async () => {} }, member, quoteId, { rev, channel: 'counter' })
  const found = await sentQuote(change, member, quoteId)
  const { snapshot } = found
  const accepted = acceptedOffers(snapshot, {}, found.quote)
  requireAsShown(shown, accepted.netMinor, snapshot)
  const answer = {
    acceptance: {
      at: at.toISOString(),
      signedAt: signedAt.toISOString(),
      ...accepted,
      name,
      ...(await signatureAtCounter(tx, teamId, { signature, isTypedNameSignature })),
      statement: acceptStatement({ ...snapshot, language: found.quote.language }),
      ...(snapshot.terms && { termsVersion: snapshot.terms.version }),
      onBehalf: { by: caller.userId, channel: 'counter' as const, note: '' },
    },
  }
  // Record sending and acceptance as one change: nobody saw the quote in the state sent.
  const recording: Change = {
    tx,
    record: (entry) => change.record({ ...entry, before: { state: draft.state } }),
  }
  const row = await recordAnswer(parts, recording, found, { action: 'accept', answer, at, by: caller.userId })
  return describeHead(row, today, parts.links)
}

async function timesOfPrices({ tx }: Change, draft: QuoteRow): Promise<readonly TimeInForce[]> {
  const times: TimeInForce[] = []
  for await (const page of linePages(tx, draft))
    times.push(...(await listTimesInForce(tx, draft.teamId, page)))
  return times
}

/**
 * Returns the last day of an offer made without a network: its days of validity count from the signature, and
 * at most from the day on which newer prices were published, since with a network nobody got the old prices
 * later.
 */
function standsUntil(
  { validDays }: QuoteRow,
  signedAt: Date,
  times: readonly TimeInForce[],
  timeZone: string,
): string {
  const ends = times.flatMap(({ to }) => (to ? [to] : []))
  return [signedAt, ...ends]
    .map((from) => validUntil(dayIn(timeZone, from), validDays))
    .reduce((first, day) => (day < first ? day : first))
}

async function sentQuote(
  { tx }: Change,
  { teamId }: Member,
  quoteId: QuoteId,
): Promise<QuoteOfTeam & { readonly snapshot: QuoteSnapshot }> {
  const found = await findQuoteOfTeam(tx, await lockQuote(tx, teamId, quoteId))
  if (!found?.quote.snapshot) throw new Error('sent without a snapshot')
  return { ...found, snapshot: found.quote.snapshot }
}

/** Throws quote/not-as-shown if amounts or terms differ from those on the device. */
function requireAsShown(shown: AcceptedAtCounter['shown'], netMinor: number, { terms }: QuoteSnapshot): void {
  const termsVersion = terms?.version ?? 0
  if (shown.netMinor !== netMinor) throw apiError('quote/not-as-shown', { differs: 'amount', netMinor })
  if (shown.termsVersion !== termsVersion)
    throw apiError('quote/not-as-shown', { differs: 'terms', termsVersion })
}
