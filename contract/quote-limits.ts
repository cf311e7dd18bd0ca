import { maxSentLines } from '@costard/quotes'
import { maxQuotesById } from './live-collections.ts'

export const quoteLimits = {
  maxLines: 1000,
  maxLinesPerCall: 50,
  maxLinesPerPage: 100,
  maxSentLines,
  maxRevisions: 20,
  maxReason: 500,
  maxWaiting: 100,
  maxAnswered: 20,
  maxValidDays: 365,
  maxIdsPerCall: maxQuotesById,
} as const

export const quoteLimitTexts: Readonly<Record<keyof typeof quoteLimits, string>> = {
  maxLines: 'Lines of a quote',
  maxLinesPerCall: 'Lines of a new quote, and changes of lines in one call',
  maxLinesPerPage: 'Lines in an answer',
  maxSentLines: 'Lines of a quote that is sent',
  maxRevisions: 'Revisions of a quote',
  maxWaiting: 'Quotes listed that wait for a release or a price',
  maxAnswered: 'Answers of today listed below',
  maxReason: 'Characters of a reason or note of a member',
  maxValidDays: 'Days that a quote is valid',
  maxIdsPerCall: 'Quotes read by id in one call',
}
