import type { PublicLine, PublicQuote, QuoteToken } from '@costard/contract'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { answerQuote } from './answer-quote.ts'

/** What is kept of who accepted, besides the choice itself. */
export interface Witness {
  readonly ip: string
  readonly userAgent: string
}

/**
 * The customer accepts, with a proposition for each line (absent: the one offered first).
 * A second call gives the first record. Throws quote/not-found, quote/expired, quote/wrong-state, quote/proposition-unknown.
 */
export function acceptQuote(
  parts: ProductParts,
  token: QuoteToken,
  chosen: Readonly<Record<string, string>>,
  witness: Witness,
): Promise<PublicQuote> {
  return answerQuote(parts, token, 'accept', (snapshot, at) => {
    requireKnownLines(snapshot.lines, chosen)
    const offers = snapshot.lines.map((line) => [line.id, offerOf(line, chosen[line.id])] as const)
    const netMinor = offers.reduce((sum, [, offer]) => sum + offer.netMinor, 0)
    const propositionKeys = Object.fromEntries(offers.map(([id, offer]) => [id, offer.propositionKey]))
    return { acceptance: { at, propositionKeys, netMinor, ...witness } }
  })
}

/** A choice for a line that is not there was made on some other page: better asked again than passed over. */
function requireKnownLines(lines: readonly PublicLine[], chosen: Readonly<Record<string, string>>): void {
  const strange = Object.keys(chosen).find((lineId) => !lines.some(({ id }) => id === lineId))
  if (strange !== undefined) throw apiError('quote/proposition-unknown', { lineId: strange })
}

function offerOf(line: PublicLine, key = line.propositionKey): PublicLine['offers'][number] {
  const offer = line.offers.find((one) => one.propositionKey === key)
  if (!offer) throw apiError('quote/proposition-unknown', { lineId: line.id, propositionKey: key })
  return offer
}
