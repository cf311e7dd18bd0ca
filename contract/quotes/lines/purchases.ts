import { z } from 'zod'
import { recordedCall } from '../../calls/call.ts'
import { LineId, QuoteId, TeamId } from '../../ids.ts'
import { Purchase } from './quote-lines.ts'
import { Quote } from '../quotes.ts'

/** Purchase prices of sold devices, for taxing the margin. Readable only with the right to see costs. */
export const purchases = {
  save: recordedCall(
    'cost.view',
    {
      method: 'PUT',
      path: '/teams/{teamId}/quotes/{quoteId}/lines/{lineId}/purchase',
      tags: ['Quotes'],
      summary: 'State what the devices of a sale were bought for',
      description: 'A release ends if the price turns out to be below cost.',
    },
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
    'quote/line-not-found',
    'quote/line-invalid',
    'quote/not-on-margin',
  )
    .input(
      z.object({
        teamId: TeamId,
        quoteId: QuoteId,
        lineId: LineId,
        rev: z.number().int().describe('The one that was read; an outdated one is rejected'),
        purchase: Purchase.nullable().describe('Null: not known any more'),
      }),
    )
    .output(Quote),
}
