import type { WorkbookColumns } from '#tables/write-workbook.ts'

/** Columns of exported quotes that hold more than texts. */
export const quoteColumnsOfFile: WorkbookColumns = {
  days: ['created', 'sent', 'valid until', 'answered'],
  numbers: ['more devices'],
  amounts: { amount: 'currency' },
}
