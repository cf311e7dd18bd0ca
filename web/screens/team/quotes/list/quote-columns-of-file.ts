import type { WorkbookColumns } from '#tables/write-workbook.ts'

/** Types of the columns of exported quotes that are not plain text. */
export const quoteColumnsOfFile: WorkbookColumns = {
  days: ['created', 'sent', 'valid until', 'answered'],
  numbers: ['more devices'],
  amounts: { amount: 'currency' },
}
