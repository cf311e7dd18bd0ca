import { z } from 'zod'
import { call } from './calls/call.ts'
import { helpLimits } from './help-limits.ts'
import { Language } from './teams/locales.ts'

/** Ratings of help answers. */
export const help = {
  rate: call(
    'signed-in',
    {
      method: 'POST',
      path: '/help/{uid}/ratings',
      tags: ['Help'],
      summary: 'Say whether an answer was of use',
      description:
        'Only the sum for each answer and language is kept, not who said it. Operators read it with `npm run help-ratings`.',
    },
    'help/too-many',
  )
    .input(
      z.object({
        uid: z
          .string()
          .max(helpLimits.maxUid)
          .regex(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/),
        language: Language,
        wasOfUse: z.boolean(),
      }),
    )
    .output(z.null()),
}
