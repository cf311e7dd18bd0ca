import { z } from 'zod'
import { call } from '../calls/call.ts'
import { LineId, QuoteId, TeamId } from '../ids.ts'
import { labelDpis, labelLimits, labelSizes } from './label-limits.ts'

export const LabelSize = z.enum(labelSizes).describe('Millimetres; 62x46 is 46 mm of a tape of 62 mm')
export type LabelSize = z.infer<typeof LabelSize>

const input = z.object({
  teamId: TeamId,
  quoteIds: z
    .string()
    .max(labelLimits.maxQuotes * 21)
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(QuoteId).max(labelLimits.maxQuotes))
    .describe(`Separated by commas, at most ${labelLimits.maxQuotes}`),
  size: LabelSize,
})
const errors = ['quote/not-found', 'label/too-many', 'label/none'] as const
const tags = ['Quotes']

/** Labels for bought devices: those of accepted quotes that were not returned. */
export const labels = {
  list: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/labels',
      tags,
      scope: 'quotes.read',
      summary: 'List the labels of bought devices, with a file in ZPL for a label printer',
    },
    'quote/not-found',
    'label/too-many',
  )
    .input(
      input.extend({
        dpi: z.coerce
          .number()
          .pipe(z.literal(labelDpis))
          .default(300)
          .describe('Dots per inch of the printer, for the ZPL'),
      }),
    )
    .output(
      z.object({
        devices: z.number().int().describe('Bought devices of the quotes'),
        withoutNumber: z.number().int().describe('Devices without IMEI and serial number: they get no label'),
        labels: z.array(
          z.object({
            quoteId: QuoteId,
            lineId: LineId,
            number: z
              .string()
              .describe(
                'Number of the quote; a paid device has its number of the purchase book on the label',
              ),
            code: z.string().describe('IMEI, else serial number: text of the barcode (Code 128)'),
          }),
        ),
        zpl: z.string().describe('ZPL II in UTF-8, one format per label; empty without labels'),
      }),
    ),
  file: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/labels/file',
      tags,
      scope: 'quotes.read',
      summary: 'Get the labels of bought devices as PDF, one per page',
    },
    ...errors,
    'document/busy',
    'document/unavailable',
  )
    .input(input)
    .output(z.file().mime('application/pdf')),
}
