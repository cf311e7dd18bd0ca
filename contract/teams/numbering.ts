import { numberingLimits, numberingProblem, numberResets } from '@costard/quotes'
import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { TeamId } from '../ids.ts'

const pattern = z.string().trim().min(1).max(numberingLimits.maxPattern)
const reset = z.enum(numberResets).describe('When the sequence starts again at 1')
const next = z.number().int().min(1).max(numberingLimits.maxSequence)

/** How a team numbers its quotes. */
export const Numbering = z.object({
  pattern: pattern.describe(
    'Letters, digits, spaces and . _ - with the tokens {YYYY} {YY} {MM} and once {SEQ:n}: a sequence of at least n digits',
  ),
  reset,
  next: z
    .number()
    .int()
    .min(1)
    .describe('Next number of the sequence; it can be above the largest that can be typed'),
  example: z.string().describe('The next number'),
})
export type Numbering = z.infer<typeof Numbering>

const tags = ['Numbering']
const path = '/teams/{teamId}/numbering'
const ofTeam = z.object({ teamId: TeamId })

export const numbering = {
  get: call('member', { method: 'GET', path, tags, summary: 'Get how quotes are numbered' })
    .input(ofTeam)
    .output(Numbering),
  save: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path,
      tags,
      summary: 'Change how quotes are numbered',
      description: 'Quotes keep the numbers that they have. No number is given twice.',
    },
    'team/number-taken',
  )
    .input(
      ofTeam
        .extend({
          pattern: pattern.refine(
            (text) => numberingProblem({ pattern: text, reset: 'never' }) === undefined,
            'Only letters, digits, spaces and . _ - with the tokens {YYYY} {YY} {MM}, and {SEQ:n} once',
          ),
          reset,
          next: next.optional().describe('Absent: the sequence goes on'),
        })
        .refine(
          ({ pattern: text, reset: when }) => numberingProblem({ pattern: text, reset: when }) !== 'year',
          { path: ['pattern'], message: 'A yearly reset needs {YYYY} or {YY} in the pattern' },
        ),
    )
    .output(Numbering),
}
