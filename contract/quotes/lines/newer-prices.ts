import { z } from 'zod'
import { call, recordedCall } from '../../calls/call.ts'
import { CatalogVersion } from '../../catalogs/catalogs.ts'
import { CatalogId, LineId, QuoteId, TeamId } from '../../ids.ts'
import { quoteLimits } from '../quote-limits.ts'
import { Quote } from '../quotes.ts'

const tags = ['Quotes']
const path = '/teams/{teamId}/quotes/{quoteId}/newer-prices'
const ofQuote = z.object({ teamId: TeamId, quoteId: QuoteId })

const NewerPrice = z.object({
  lineId: LineId,
  deviceName: z.string(),
  variantLabel: z.string(),
  beforeMinor: z.number().int().nullable().describe('Positive if the customer pays. Null: no amount stands'),
  afterMinor: z.number().int().nullable().describe('With the published version. Null: no amount would stand'),
  gone: z
    .array(
      z.object({
        kind: z.enum(['answer', 'service', 'proposition']),
        label: z.string().describe('In the words of the version that priced the line'),
      }),
    )
    .describe('Parts of the line that the published version lacks: they would be left out'),
  isListed: z.boolean().describe('False: the published version no longer has the device; the line stays'),
})
export type NewerPrice = z.infer<typeof NewerPrice>

/** Published version per catalog, newer than the version that priced the line. */
const CatalogVersions = z
  .record(CatalogId, CatalogVersion)
  .refine((versions) => Object.keys(versions).length <= quoteLimits.maxLines, 'At most one per line')

export const NewerPrices = z.object({
  rev: z.number().int(),
  versions: CatalogVersions,
  lines: z.array(NewerPrice).describe('Lines whose catalog has a newer version'),
  netBeforeMinor: z.number().int().nullable(),
  netAfterMinor: z.number().int().nullable(),
})
export type NewerPrices = z.infer<typeof NewerPrices>

/** Repricing of drafts: lines keep the version of their catalog until a member chooses a newer one. */
export const newerPrices = {
  get: call(
    'quote.create',
    {
      method: 'GET',
      path,
      tags,
      summary: 'Price a draft with the published versions of its catalogs, without changing it',
    },
    'quote/not-found',
    'quote/wrong-state',
  )
    .input(ofQuote)
    .output(NewerPrices),
  apply: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Price a draft with the published versions of its catalogs',
      description: 'A release of a held line is for the amount that was seen, and ends.',
    },
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
    'quote/line-invalid',
    'quote/prices-changed',
  )
    .input(
      ofQuote.extend({
        rev: z.number().int().describe('The one that was read; an outdated one is rejected'),
        versions: CatalogVersions.describe('Versions that were read; outdated ones are rejected'),
      }),
    )
    .output(Quote),
}
