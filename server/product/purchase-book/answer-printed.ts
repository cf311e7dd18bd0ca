import { purchaseBookLimits, type SiteId, type TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { PdfPrinter } from '#pdf'
import { answerRecordedFile } from '../answer-recorded-file.ts'
import type { CallContext } from '../answers.ts'
import type { CheckedCall } from '../checked-call.ts'
import type { CheckBook } from './book-checks.ts'
import { periodOf } from './book-period.ts'
import { bookCsv } from './export-book.ts'
import { printBook } from './print-book.ts'

/**
 * Answers with the entries of a period as PDF, the same entries attached as CSV. Throws book/period-invalid,
 * book/too-many, document/busy, document/unavailable, request/key-reused.
 */
export async function answerPrinted(
  {
    orm,
    now,
    printer,
    checkBook,
  }: {
    readonly orm: Transaction
    readonly now: () => Date
    readonly printer: PdfPrinter
    readonly checkBook: CheckBook
  },
  context: CallContext & { readonly call: CheckedCall },
  {
    teamId,
    from,
    to,
    siteId,
    reason,
  }: {
    readonly teamId: TeamId
    readonly from: string
    readonly to: string
    readonly siteId?: SiteId | undefined
    readonly reason: string
  },
): Promise<Response> {
  const at = now()
  const max = purchaseBookLimits.maxPrinted
  const period = await periodOf(orm, teamId, { from, to, siteId, at, checkBook, max })
  const data = JSON.stringify(printBook(context.call.member.team, { ...period, from, to, at }))
  const attachment = bookCsv(period.rows, period.sites)
  const file = await printer.print(`${teamId} book`, () =>
    Promise.resolve({ template: 'book', data, attachment }),
  )
  return answerRecordedFile(
    context,
    { bytes: new Uint8Array(file), type: 'application/pdf', name: `purchase-book-${from}-${to}.pdf` },
    {
      teamId,
      entity: 'team',
      entityId: teamId,
      after: { isExported: 'purchaseBook', from, to, reason, sellers: period.sellers },
    },
  )
}
