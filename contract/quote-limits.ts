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
  maxScanned: 5000,
  maxExportedPerPage: 500,
  maxExported: 50_000,
  maxBulk: 50,
  maxViews: 20,
  maxViewName: 120,
  maxViewQuery: 1000,
  maxCounted: 20_000,
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
  maxScanned: 'Quotes looked at for a page of a list with filters other than state, search and customer',
  maxExportedPerPage: 'Quotes of a page of the exported file',
  maxExported: 'Quotes of an exported file',
  maxBulk: 'Quotes selected for one action',
  maxViews: 'Saved views of a person in a team, and of a team for everybody',
  maxViewName: 'Characters of the name of a saved view',
  maxViewQuery: 'Characters of the filters of a saved view',
  maxCounted: 'Quotes counted for a period of the dashboard, newest first',
}
