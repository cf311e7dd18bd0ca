import type { Quote } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import { isPriceObstacle } from '@costard/quotes'

/** Returns what an assistant needs to know of a draft: a whole quote is too long for it. url: of the draft, for people. */
export function describeDraft(quote: Quote, url: string): object {
  const { id, number, currency, language, customer, totals, obstacles, lines, validUntil } = quote
  const stands = !obstacles.some((obstacle) => isPriceObstacle(obstacle as never))
  return {
    quoteId: id,
    number,
    state: 'draft',
    url,
    next: 'A person has to look at it and send it.',
    customer: customer?.name ?? null,
    validUntil,
    amount: stands ? amount(totals.netMinor) : null,
    paidBy: stands && totals.netMinor !== 0 ? (totals.netMinor < 0 ? 'team' : 'customer') : null,
    openBeforeSending: obstacles,
    lines: lines.map(({ device, variantLabel, quantity, result }) => ({
      device: `${device.name} ${variantLabel}`.trim(),
      quantity,
      outcome: result.outcome,
      missing: result.missing,
    })),
  }

  function amount(netMinor: number): object {
    const minor = Math.abs(netMinor)
    return { minor, text: formatMoney(minor, currency, language) }
  }
}
