import { z } from 'zod'
import { answerLimits } from '../pricing/answers.ts'
import { PhotoSide } from './attachments.ts'
import { recordedCall } from '../calls/call.ts'
import { LineId, QuoteId, TeamId } from '../ids.ts'
import { phoneLinkLimits } from './phone-link-limits.ts'

export const PhoneLink = z.object({
  url: z.string().describe('Page on which a phone adds photos; shown once'),
  expiresAt: z.iso.datetime(),
  maxPhotos: z.number().int(),
})
export type PhoneLink = z.infer<typeof PhoneLink>

const tags = ['Quotes']

/** Links for adding photos to one place of one quote from a phone that is not signed in. */
export const phoneLinks = {
  open: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/quotes/{quoteId}/phone-link',
      tags,
      summary: 'Let a phone add photos to a quote',
      description: `For ${phoneLinkLimits.minutes} minutes and ${phoneLinkLimits.maxPhotos} photos, in the name of the caller. It replaces the caller’s link before.`,
      successStatus: 201,
      hasSecretAnswer: true,
    },
    'quote/not-found',
    'quote/line-not-found',
    'secret/shown-once',
  )
    .input(
      z.object({
        teamId: TeamId,
        quoteId: QuoteId,
        lineId: LineId.optional(),
        questionKey: z
          .string()
          .min(1)
          .max(answerLimits.maxKeyLength)
          .regex(/^\P{Cc}+$/u)
          .optional(),
        side: PhotoSide.default('said'),
        isForCustomer: z.boolean().default(false),
      }),
    )
    .output(PhoneLink),
  close: recordedCall('quote.create', {
    method: 'DELETE',
    path: '/teams/{teamId}/phone-link',
    tags,
    summary: 'End the link of the caller by which a phone adds photos',
  })
    .input(z.object({ teamId: TeamId }))
    .output(z.null()),
}
