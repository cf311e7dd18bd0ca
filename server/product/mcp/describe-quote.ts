import type { Quote } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import type { Addresses } from './addresses.ts'
import { mcpLimits } from './mcp-limits.ts'
import { aboutTexts } from './short-lists.ts'

/** Returns what an assistant needs to know of a quote. Texts of its customer are marked as data. */
export function describeQuote(quote: Quote, { quote: address }: Pick<Addresses, 'quote'>): object {
  const { id, number, state, currency, language, customer, totals, lines, validUntil, assistant } = quote
  const minor = Math.abs(totals.netMinor)
  return {
    about: aboutTexts,
    quoteId: id,
    number,
    state,
    url: address(id),
    customer: customer?.name ?? null,
    validUntil,
    assistant,
    amount: { minor, text: formatMoney(minor, currency, language) },
    paidBy: totals.netMinor === 0 ? null : totals.netMinor < 0 ? 'team' : 'customer',
    lineCount: lines.length,
    lines: lines.slice(0, mcpLimits.maxQuoteLines).map(({ device, variantLabel, quantity, result }) => ({
      device: `${device.name} ${variantLabel}`.trim(),
      quantity,
      outcome: result.outcome,
    })),
  }
}
