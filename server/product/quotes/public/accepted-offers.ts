import type { PublicLine } from '@costard/contract'
import { carriedTaxes } from '@costard/pricing'
import {
  cashRounded,
  type Choice,
  chosenOffer,
  linesTaken,
  problemOfChoice,
  taxRoundingOf,
} from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { QuoteRow } from '../quote-store.ts'
import type { QuoteSnapshot, StoredAcceptance } from '../schema.ts'

type Accepted = Pick<
  StoredAcceptance,
  | 'propositionKeys'
  | 'options'
  | 'leftOut'
  | 'lineNets'
  | 'netMinor'
  | 'cashRoundingMinor'
  | 'taxRoundingMinor'
>

/**
 * Returns the result of a choice: the proposition and the net of each accepted line. Throws
 * quote/proposition-unknown, quote/choice-invalid.
 */
export function acceptedOffers(
  { lines }: QuoteSnapshot,
  choice: Choice,
  { cashStepMinor }: Pick<QuoteRow, 'cashStepMinor'>,
): Accepted {
  const { propositionKeys = {}, options = {}, leftOut = [] } = choice
  requireKnownOffers(lines, propositionKeys)
  const problem = problemOfChoice(lines, choice)
  if (problem) throw apiError('quote/choice-invalid', { reason: problem })
  const offers = linesTaken(lines, choice).map((line) => {
    const offer = chosenOffer(line, choice)
    if (!offer) throw apiError('quote/proposition-unknown', { lineId: line.id })
    return [line.id, offer] as const
  })
  const rests = offers.map(([, { taxRests = [] }]) => taxRests)
  const carried = carriedTaxes(rests)
  const nets = offers.map(([id, offer], at) => {
    const { netMinor, cashRoundingMinor = 0, taxRoundingMinor: ofLine = 0 } = offer
    return [id, netMinor - cashRoundingMinor - ofLine + (carried[at]?.netMinor ?? 0)] as const
  })
  const taxRoundingMinor = taxRoundingOf(rests.flat())
  const sumMinor = nets.reduce((sum, [, net]) => sum + net, 0)
  const netMinor = cashRounded(sumMinor, cashStepMinor)
  const chosen = offers.flatMap(([id]) =>
    options[id]?.length ? [[id, [...new Set(options[id])]] as [string, string[]]] : [],
  )
  return {
    propositionKeys: Object.fromEntries(offers.map(([id, offer]) => [id, offer.propositionKey])),
    ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }),
    ...(leftOut.length > 0 && { leftOut: [...new Set(leftOut)] }),
    lineNets: Object.fromEntries(nets),
    netMinor,
    ...(taxRoundingMinor !== 0 && { taxRoundingMinor }),
    ...(netMinor !== sumMinor && { cashRoundingMinor: netMinor - sumMinor }),
  }
}

/** Throws for propositions that are not offered, and for unknown lines: the page is outdated. */
function requireKnownOffers(lines: readonly PublicLine[], chosen: Readonly<Record<string, string>>): void {
  for (const [lineId, propositionKey] of Object.entries(chosen)) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line?.offers.some((offer) => offer.propositionKey === propositionKey))
      throw apiError('quote/proposition-unknown', { lineId, propositionKey })
  }
}
