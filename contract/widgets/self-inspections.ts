import { z } from 'zod'
import { call, preparedCall } from '../calls/call.ts'
import { QuoteId, TeamId } from '../ids.ts'
import { ShownPhoto } from '../files/shown-photo.ts'

/** Token in the link: 60 random bits in letters that are easy to type. */
const Token = z.string().max(40)

const Amount = z.array(z.object({ kind: z.string(), text: z.string() })).describe('In reading order')

/** Result of a test in the browser of the device. Tests that were not run are absent. */
export const SelfTest = z.discriminatedUnion('test', [
  z
    .object({
      test: z.literal('touch'),
      touched: z.number().int().min(0).max(200),
      of: z.number().int().min(1).max(200),
    })
    .refine(({ touched, of }) => touched <= of),
  z.object({ test: z.literal('screen'), hasMarks: z.boolean() }),
  z.object({
    test: z.literal('sound'),
    played: z.number().int().min(1).max(9),
    heard: z.number().int().min(0).max(9),
  }),
  z.object({ test: z.literal('microphone'), isHeard: z.boolean() }),
])
export type SelfTest = z.infer<typeof SelfTest>

const tests = z
  .array(SelfTest)
  .max(4)
  .describe('One of each kind at most, as the browser of the visitor says')

/** Content of the page of a self-inspection. */
export const SelfInspectionView = z.object({
  amount: Amount.nullable().describe('Amount as offered to the visitor; null: none is valid'),
  photos: z.array(ShownPhoto.pick({ shot: true, proof: true })),
  uploadsLeft: z.number().int(),
  tests,
})
export type SelfInspectionView = z.infer<typeof SelfInspectionView>

/** Self-inspection as shown to members; photos are files of the quote. */
export const SelfInspection = z.object({
  startedAt: z.string().describe('The first photo or test'),
  tests,
})
export type SelfInspection = z.infer<typeof SelfInspection>

const tags = ['Self-inspections']
const path = '/public/self-inspection'
const ofLink = z.object({ token: Token })

/**
 * Self-inspections: visitors show the device of their request. The link of the request is the only
 * credential.
 */
export const selfInspections = {
  code: call(
    'anybody',
    {
      method: 'POST',
      path: `${path}/code`,
      tags,
      summary: 'Get the code that the device shows now, and what was shown so far',
      description: 'A new one each minute. A photo in which the server reads it in time counts as proof.',
    },
    'self-inspection/over',
    'request/too-many',
  )
    .input(ofLink)
    .output(
      z.object({
        code: z.string().describe('For people, such as K7 42'),
        content: z.string().describe('For the QR code beside it'),
        endsInMs: z.number().int(),
        view: SelfInspectionView,
      }),
    ),
  saveTest: preparedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/test`,
      tags,
      summary: 'Save the outcome of a test, over the one before',
    },
    'self-inspection/over',
    'request/too-many',
  )
    .input(ofLink.extend({ result: SelfTest }))
    .output(SelfInspectionView),
  mailLink: preparedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/mail-link`,
      tags,
      summary: 'Mail the link to the address of the request, to go on on another device',
    },
    'self-inspection/over',
    'self-inspection/too-many-mails',
  )
    .input(ofLink)
    .output(z.object({ isSent: z.literal(true) })),
  get: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/self-inspection',
      tags,
      summary: 'Get what a visitor has shown of the device of a quote',
    },
    'quote/not-found',
  )
    .input(z.object({ teamId: TeamId, quoteId: QuoteId }))
    .output(SelfInspection.nullable().describe('null: nothing')),
}
