import type { Decline, PublicQuote, QuoteToken, TeamId } from '@costard/contract'
import { type Choice, dayIn, leadsTo, replacedByAccepting, signaturePath, stateOn } from '@costard/quotes'
import { acceptStatement } from '@costard/templates'
import type { z } from 'zod'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { publishNews } from '../quote-news.ts'
import type { ProductParts } from '../../parts.ts'
import { findShop } from '../../teams/shop-details/shop-store.ts'
import type { AcceptanceEvidence } from './acceptance-evidence.ts'
import { acceptedOffers } from './accepted-offers.ts'
import { bumpQuoteState } from '../bump-quote-revision.ts'
import { describePublicQuote, lockByToken } from './public-quote.ts'
import { quoteAccepted } from './quote-accepted.ts'
import { startFulfilment } from '../lines/fulfilment-store.ts'
import { requireNoneFlagged } from '../lines/checks/later-checks-store.ts'
import { type QuoteOfTeam, type QuoteRow, updateQuote } from '../quote-store.ts'
import { supersede } from '../revision-store.ts'
import type { QuoteSnapshot, StoredAcceptance } from '../schema.ts'
import { standingMinorOf } from '../deals/settled-minor.ts'

type Answer = Pick<Partial<QuoteRow>, 'acceptance' | 'decline'>

/** Fields of a customer's answer on the page, apart from the choice. */
export interface Signed {
  readonly name: string
  readonly signature?: string | undefined
  readonly isTypedNameSignature?: boolean | undefined
}

/**
 * Accepts a quote with a choice, after the person ticked that they agree. A second call returns the first
 * record. Throws quote/not-found, quote/expired, quote/wrong-state, quote/proposition-unknown,
 * quote/choice-invalid, quote/device-flagged, quote/signature-required.
 */
export function acceptQuote(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
  { name, signature, isTypedNameSignature = false, ...choice }: Choice & Signed,
  evidence: AcceptanceEvidence,
): Promise<PublicQuote> {
  return answerQuote(
    parts,
    change,
    token,
    'accept',
    async ({ teamId, language, cashStepMinor }, snapshot, at) => ({
      acceptance: {
        at,
        ...acceptedOffers(snapshot, choice, { cashStepMinor }),
        name,
        ...(await signatureOf(change.tx, teamId, { signature, isTypedNameSignature })),
        statement: acceptStatement({ ...snapshot, language }),
        ...(snapshot.terms && { termsVersion: snapshot.terms.version }),
        ...(snapshot.customer.email && { email: snapshot.customer.email }),
        ...evidence,
      },
    }),
  )
}

/** Returns the stored form of a signature drawn at the counter. Throws quote/signature-required. */
export async function signatureAtCounter(
  tx: Transaction,
  teamId: TeamId,
  signed: Pick<Signed, 'signature' | 'isTypedNameSignature'>,
): Promise<Pick<StoredAcceptance, 'signature'>> {
  // The setting concerns the page of the customer; at the counter a member decided to ask for a signature.
  if (signed.signature !== undefined) return { signature: signaturePath(signed.signature) }
  return signatureOf(tx, teamId, signed)
}

/** Returns the stored form of a signature, by the setting of the shop. Throws quote/signature-required. */
async function signatureOf(
  tx: Transaction,
  teamId: TeamId,
  { signature, isTypedNameSignature }: Pick<Signed, 'signature' | 'isTypedNameSignature'>,
): Promise<Pick<StoredAcceptance, 'signature'>> {
  const rule = (await findShop(tx, teamId))?.signature ?? 'off'
  if (rule === 'off') return {}
  if (signature !== undefined) return { signature: signaturePath(signature) }
  if (rule === 'required' && !isTypedNameSignature) throw apiError('quote/signature-required')
  return {}
}

/** Declines a quote with a reason. A second call returns the first record. Throws quote/not-found, quote/expired, quote/wrong-state. */
export function declineQuote(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
  { reason, text }: Pick<z.infer<typeof Decline>, 'reason' | 'text'>,
): Promise<PublicQuote> {
  return answerQuote(parts, change, token, 'decline', (_quote, _snapshot, at) => ({
    decline: { at, reason, ...(text && { text }) },
  }))
}

/**
 * Records a customer's answer, the first of several concurrent ones; repeating the call returns the record.
 */
async function answerQuote(
  parts: ProductParts,
  change: Change,
  token: QuoteToken,
  action: 'accept' | 'decline',
  answerOf: (quote: QuoteRow, snapshot: QuoteSnapshot, at: string) => Answer | Promise<Answer>,
): Promise<PublicQuote> {
  const at = parts.now()
  const found = await lockByToken(change.tx, token)
  const { quote, team } = found
  const { snapshot } = quote
  if (!snapshot) throw apiError('quote/not-found')
  const state = stateOn(quote.state, quote.validUntil, dayIn(team.timeZone, at))
  if (state === leadsTo[action]) return describePublicQuote(found, at)
  if (state === 'expired') throw apiError('quote/expired')
  if (state !== 'sent') throw apiError('quote/wrong-state', { state })
  const answer = await answerOf(quote, snapshot, at.toISOString())
  const answered = await recordAnswer(parts, change, found, { action, answer, at, by: null })
  return describePublicQuote({ quote: { ...answered, snapshot }, team }, at)
}

/**
 * Records the answer to a locked revision. by: the member who answers on behalf of the customer, else null.
 * Throws quote/device-flagged.
 */
export async function recordAnswer(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  { quote }: Pick<QuoteOfTeam, 'quote'>,
  {
    action,
    answer,
    at,
    by,
  }: {
    readonly action: 'accept' | 'decline'
    readonly answer: Answer
    readonly at: Date
    readonly by: string | null
  },
): Promise<QuoteRow> {
  if (action === 'accept')
    await requireNoneFlagged(tx, quote, {
      leftOut: answer.acceptance?.leftOut ?? [],
      names: by !== null,
    })
  if (action === 'accept') {
    const { leftOut = [] } = answer.acceptance ?? {}
    await startFulfilment(tx, quote, { at: at.toISOString(), by, leftOut })
  }
  const answered = await updateQuote(tx, quote, {
    quote: {
      updatedAt: at,
      // Devices of an earlier revision may already be paid for or returned.
      ...(action === 'accept' && {
        settledMinor: quote.revision === 1 ? null : await standingMinorOf(tx, { ...quote, ...answer }),
      }),
    },
    both: { state: leadsTo[action] },
    revision: answer,
  })
  if (action === 'accept') {
    await supersede(tx, quote, replacedByAccepting)
    await publish(tx, quoteAccepted, {
      teamId: quote.teamId,
      quoteId: quote.quoteId,
      revision: quote.revision,
    })
  }
  const isByCustomer = by === null
  await publishNews(tx, quote, [
    action === 'accept' ? 'accepted' : 'declined',
    ...(isByCustomer
      ? [action === 'accept' ? ('customerAccepted' as const) : ('customerDeclined' as const)]
      : []),
  ])
  await bumpQuoteState(tx, parts, answered, by)
  const { teamId, quoteId, rev, state } = answered
  const before = { state: quote.state }
  await record({ teamId, entity: 'quote', entityId: quoteId, before, after: { state, rev } })
  return answered
}
