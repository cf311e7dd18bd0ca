import { reasonWords, textIn, validDaysOf, type VisitOffer } from '@costard/contract'
import { moneyParts, type PriceResult } from '@costard/pricing'
import { cashRounded, validUntil } from '@costard/quotes'
import type { OpenVisit } from './open-visit.ts'

type Lead = Extract<VisitOffer, { kind: 'lead' }>

/** Returns the part of a price for a visitor: as much as the widget shows, and only final prices. */
export function visitOffer(visit: OpenVisit, result: PriceResult, unsure: readonly string[]): VisitOffer {
  const { offer } = visit.widget.settings
  if (result.outcome === 'reject') return lead('refused', reasonsOf(visit, result))
  if (offer === 'lead') return lead('team')
  if (unsure.length > 0 || result.outcome === 'incomplete') return lead('unsure')
  if (result.outcome === 'review') return lead('held', reasonsOf(visit, result))
  if (result.outcome === 'manual') return lead('manual')
  const money = (minor: number) => moneyParts(minor, result.currency, localeOf(visit))
  if (result.outcome === 'range' || offer === 'range') {
    // Every result has a range; for an exact price, both ends are equal.
    const stated = result.outcome === 'range' ? result.range : null
    const { lowMinor, highMinor } = stated ?? around(result.payoutMinor)
    return { kind: 'range', low: money(lowMinor), high: money(highMinor) }
  }
  const { document, language, today, team } = visit
  const paid = (minor: number) => money(cashRounded(minor, team.cashStepMinor))
  const propositionKey = result.propositionKey ?? ''
  return {
    kind: 'instant',
    amount: paid(result.payoutMinor),
    propositionKey,
    propositions: result.propositions
      .filter(({ available }) => available)
      .map(({ key, amountMinor }) => ({
        key,
        name: textIn(language, document.wording.propositions[key]?.name) || key,
        description: textIn(language, document.wording.propositions[key]?.description),
        amount: paid(amountMinor),
      })),
    validUntil: validUntil(today, validDaysOf(document, propositionKey, visit.team)),
  }
}

export function lead(reason: Lead['reason'], texts: readonly string[] = []): Lead {
  return { kind: 'lead', reason, texts: [...texts] }
}

/**
 * Returns a range for a team that shows no exact prices: a tenth more or less, rounded to two digits, since
 * its middle would reveal the price.
 */
function around(minor: number): { readonly lowMinor: number; readonly highMinor: number } {
  const step = 10 ** Math.max(0, String(minor).length - 2)
  return {
    lowMinor: Math.floor((minor * 9) / 10 / step) * step,
    highMinor: Math.ceil((minor * 11) / 10 / step) * step,
  }
}

function reasonsOf({ document, language }: OpenVisit, { reasons, outcome }: PriceResult): string[] {
  const texts = reasons
    .filter((reason) => reason.outcome === outcome)
    .map((reason) => reasonWords(reason, document.wording, language))
  return [...new Set(texts)]
}

function localeOf({ language, team }: OpenVisit): string {
  return `${language}-${team.country}`
}
