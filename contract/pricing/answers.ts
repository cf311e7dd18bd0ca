import { z } from 'zod'

/** Validation stops after a few wrong answers, since each takes 25 µs. */
export const answerLimits = {
  maxAnswers: 200,
  maxKeyLength: 64,
  maxNameLength: 200,
  maxWrongAnswers: 5,
} as const

export const answerLimitTexts: Readonly<Record<keyof typeof answerLimits, string>> = {
  maxAnswers: 'Answers of a line',
  maxKeyLength: 'Length of the key of a question',
  maxNameLength: 'Characters of a label that names a question in an answer',
  maxWrongAnswers: 'Wrong answers listed for a line',
}

const { maxAnswers, maxNameLength, maxWrongAnswers } = answerLimits

const Answer = z.union([
  z.string().max(4000),
  z.array(z.string().max(200)).max(100),
  z.boolean(),
  z.number(),
  z.null(),
])

export type Answers = Record<string, z.infer<typeof Answer>>

/** Answers by question key, at most 200. Pricing ignores an invalid answer and reports it as a finding. */
export const Answers = z.preprocess(
  stopAtWrongAnswers,
  z.record(z.string().max(maxNameLength), Answer),
) as unknown as z.ZodType<Answers, Answers> // z.preprocess types its input as unknown

function stopAtWrongAnswers(answers: unknown, context: z.RefinementCtx): unknown {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return answers
  const keys = Object.keys(answers)
  if (keys.length > maxAnswers) {
    context.addIssue({ code: 'custom', message: `Too many answers: at most ${maxAnswers}` })
    return z.NEVER
  }
  let wrong = 0
  for (const key of keys) {
    const isAnswer =
      key.length <= maxNameLength && Answer.safeParse(answers[key as keyof typeof answers]).success
    if (isAnswer) continue
    context.addIssue({ code: 'custom', path: [key], message: 'Not an answer' })
    if (++wrong === maxWrongAnswers) break
  }
  return wrong > 0 ? z.NEVER : answers
}
