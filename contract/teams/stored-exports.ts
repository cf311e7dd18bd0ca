import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { SiteId, StoredExportId, TeamId } from '../ids.ts'
import { showReasons } from '../quotes/deals/purchase-book.ts'
import { storedExportLimits } from './stored-export-limits.ts'

/** Kinds of exports that take longer than a request. */
export const storedExportKinds = ['accounting', 'purchaseBookCsv', 'purchaseBookPdf'] as const

/** A file that is made in the background for one member. */
export const StoredExport = z.object({
  id: StoredExportId,
  kind: z.enum(storedExportKinds),
  from: z.iso.date(),
  to: z.iso.date(),
  siteId: SiteId.nullable().describe('Only purchases of this site; null: of all'),
  state: z.enum(['making', 'ready', 'failed']),
  done: z.number().int().describe('Rows written so far'),
  total: z.number().int().describe('Rows of the file'),
  fileName: z.string(),
  size: z.number().int().nullable().describe('In bytes; null: not made yet'),
  askedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime().nullable().describe('End of the download; null: the file is not made yet'),
})
export type StoredExport = z.infer<typeof StoredExport>

const tags = ['Exports']
const ofTeam = z.object({ teamId: TeamId })
const path = '/teams/{teamId}/exports'

export const storedExports = {
  list: call('customer.export', {
    method: 'GET',
    path,
    tags,
    summary: 'List your files that are made in the background, the newest first',
  })
    .input(ofTeam)
    .output(z.array(StoredExport).max(storedExportLimits.maxListed)),
  ask: recordedCall(
    'customer.export',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Make a file in the background',
      description:
        'For periods that are too long for one request. The purchase book as PDF/A is a ZIP file with a PDF for each 1,000 entries, deals for Xero one with a file for each 100. You get a mail when it is ready; it is kept for a day.',
      successStatus: 201,
    },
    'export/too-many',
    'export/none',
    'export/too-large',
    'export/period-invalid',
    'accounting/not-mapped',
    'accounting/settings-missing',
    'accounting/decimals',
  )
    .input(
      ofTeam.extend({
        kind: z.enum(storedExportKinds),
        from: z.iso.date(),
        to: z.iso.date(),
        siteId: SiteId.nullable().default(null).describe('Only purchases of this site'),
        reason: z
          .enum(showReasons)
          .default('authority')
          .describe('Why the sellers of the purchase book are shown; the audit log keeps it'),
      }),
    )
    .output(StoredExport),
  content: call(
    'customer.export',
    {
      method: 'GET',
      path: `${path}/{exportId}/content`,
      tags,
      summary: 'Download a file that was made in the background',
      description: 'For who asked for it.',
      isStreamed: true,
    },
    'export/not-found',
  )
    .input(ofTeam.extend({ exportId: StoredExportId }))
    .output(z.file()),
}
