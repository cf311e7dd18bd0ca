import type { Quote } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import { isPriceObstacle, sendObstacles } from '@costard/quotes'
import { z } from 'zod'

const Amount = z.object({ minor: z.number().int(), text: z.string() })

/** Shape of the result of describeDraft. */
export const DraftForAssistants = z.object({
  quoteId: z.string(),
  number: z.string(),
  state: z.literal('draft'),
  url: z.string().describe('Where a person looks at it and sends it'),
  next: z.string(),
  customer: z.string().nullable(),
  validUntil: z.string(),
  amount: Amount.nullable().describe('null: the price does not stand yet'),
  paidBy: z.enum(['team', 'customer']).nullable(),
  openBeforeSending: z.array(z.enum(sendObstacles)),
  lines: z.array(
    z.object({
      device: z.string(),
      quantity: z.number().int(),
      outcome: z.string(),
      missing: z.array(z.string()).describe('Keys of open questions'),
    }),
  ),
})

/**
 * Returns the facts about a draft that an assistant needs: a whole quote is too long. url: page of the draft,
 * for people.
 */
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
    // Part of the amount: difference from rounding to cash.
    ...(stands && totals.cashRoundingMinor !== 0 && { cashRoundingMinor: totals.cashRoundingMinor }),
    // Part of the amount: difference from rounding each tax once.
    ...(stands && totals.taxRoundingMinor && { taxRoundingMinor: totals.taxRoundingMinor }),
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
