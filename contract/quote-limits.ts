import { maxSentLines } from '@costard/quotes'
import { maxQuotesById } from './live-collections.ts'

export const quoteLimits = {
  maxLines: 1000,
  maxLinesPerCall: 50,
  maxLinesPerPage: 100,
  maxSentLines,
  maxRevisions: 20,
  maxReason: 500,
  maxUndone: 5,
  maxValidDays: 365,
  maxIdsPerCall: maxQuotesById,
} as const

export const quoteLimitTexts: Readonly<Record<keyof typeof quoteLimits, string>> = {
  maxLines: 'Lines of a quote',
  maxLinesPerCall: 'Lines of a new quote, and changes of lines in one call',
  maxLinesPerPage: 'Lines in an answer',
  maxSentLines: 'Lines of a quote that is sent',
  maxRevisions: 'Revisions of a quote',
  maxReason: 'Characters of a reason or note of a member',
  maxUndone: 'Times that the acceptance of a revision is undone, after which its customer no longer can',
  maxValidDays: 'Days that a quote is valid',
  maxIdsPerCall: 'Quotes read by id in one call',
}
