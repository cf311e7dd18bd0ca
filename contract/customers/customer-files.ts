import { z } from 'zod'
import { preparedCall, recordedCall } from '../calls/call.ts'
import { customerColumns, nameColumns } from './customer-columns.ts'
import { customerLimits } from './customer-limits.ts'
import { CustomerFields } from './customer-fields.ts'
import { TeamId } from '../ids.ts'

const Column = z.enum([...customerColumns, ...nameColumns])
const Heading = z.string().max(200)

export const ImportInput = z.object({
  csv: z.string().min(1).max(customerLimits.maxImportLength).describe('The first line has the column names'),
  columns: z
    .record(Heading, Column.nullable())
    .refine((columns) => Object.keys(columns).length <= customerLimits.maxColumns, 'Too many columns')
    .optional()
    .describe(
      'Field that each column has, by the name of the column; null: none. Absent: guessed from the names',
    ),
  known: z
    .enum(['skip', 'add'])
    .default('skip')
    .describe('Treatment of rows with the email or phone of a customer, or of an earlier row'),
  isDryRun: z.boolean().describe('true: nothing is added'),
})
export type ImportInput = z.infer<typeof ImportInput>

export const ImportReport = z.object({
  columns: z.array(z.object({ heading: z.string(), column: Column.nullable() })),
  rows: z.number().int(),
  added: z.number().int().describe('In a dry run: that would be added'),
  known: z.number().int().describe('Rows with the email or phone of a customer, or of an earlier row'),
  rejected: z.array(
    z.object({
      row: z.number().int().describe('Number of the row as a spreadsheet counts: the column names are row 1'),
      column: Column,
      text: z.string().describe('Text of the row in that column, at most 100 characters'),
    }),
  ),
  sample: z.array(CustomerFields).max(10).describe('The first rows to be added, as read'),
})
export type ImportReport = z.infer<typeof ImportReport>

const tags = ['Customers']
const ofTeam = z.object({ teamId: TeamId })

export const customerFiles = {
  import: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers/import',
      tags,
      summary: 'Add customers from a CSV file, or say what that would do',
      description: 'Rows that cannot be read are left out, and listed.',
    },
    'customer/file-unreadable',
    'team/full',
    'quote/too-many',
  )
    .input(ImportInput.extend(ofTeam.shape))
    .output(ImportReport),
  export: preparedCall('customer.export', {
    method: 'GET',
    path: '/teams/{teamId}/customers/csv',
    tags,
    summary: 'Export customers as CSV, last seen first, page by page; only the first page has column names',
    description: 'A text that a spreadsheet could take for a formula has an apostrophe in front.',
  })
    .input(ofTeam.extend({ cursor: z.string().max(200).optional() }))
    .output(
      z.object({
        csv: z.string(),
        customers: z.number().int().describe('On this page'),
        nextCursor: z.string().nullable(),
      }),
    ),
}
