import type { Quote } from '@costard/contract'
import { formatMoney } from '@costard/pricing'
import { mcpLimits } from './mcp-limits.ts'
import { aboutTexts, type Reader } from './short-lists.ts'

/** Returns the facts about a quote that an assistant needs. Texts of the customer are marked as data. */
export function describeQuote(
  quote: Quote,
  { quote: address, namesCustomers }: Pick<Reader, 'quote' | 'namesCustomers'>,
): object {
  const { id, number, state, currency, language, customer, totals, lines, validUntil, assistant } = quote
  const minor = Math.abs(totals.netMinor)
  return {
    about: aboutTexts,
    quoteId: id,
    number,
    state,
    url: address(id),
    customer: namesCustomers ? (customer?.name ?? null) : null,
    validUntil,
    assistant,
    amount: { minor, text: formatMoney(minor, currency, language) },
    paidBy: totals.netMinor === 0 ? null : totals.netMinor < 0 ? 'team' : 'customer',
    lineCount: lines.length,
    lines: lines
      .slice(0, mcpLimits.maxQuoteLines)
      .map(({ device, variantLabel, answers, quantity, result }) => ({
        device: `${device.name} ${variantLabel}`.trim(),
        answers: closedAnswers(answers),
        quantity,
        outcome: result.outcome,
      })),
  }
}

type Answers = Quote['lines'][number]['answers']

/** Leaves out typed texts: the remaining answers are keys of choices, numbers, yes and no. */
function closedAnswers(answers: Answers): Answers {
  const isClosed = (value: unknown): boolean => typeof value !== 'string' || /^[\w.-]{1,64}$/.test(value)
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => [value].flat().every(isClosed)))
}
