import type { Answers } from '@costard/contract'
import { type Catalog, price } from '@costard/pricing'

/** Returns answers without deductions, question by question as in a form. */
export function bestAnswers(catalog: Catalog, variantId: string): Answers {
  const answers: Answers = {}
  for (;;) {
    const [key] = price(catalog, { variantId, answers, tax: { regime: 'vat' }, date: '2026-11-20' }).missing
    if (key === undefined) return answers
    answers[key] = bestAnswer(catalog, key)
  }
}

function bestAnswer(
  { questions, computation }: Catalog,
  key: string,
): string | string[] | boolean | number | null {
  const question = questions.find((candidate) => candidate.key === key)
  const { choices = {}, bands = [] } = computation[key] ?? {}
  if (question?.type === 'number') return bands.find(({ effects }) => effects.length === 0)?.from ?? null
  const isBest = (effects: readonly { readonly kind: string }[]): boolean =>
    effects.every((effect) => effect.kind === 'grade' && 'code' in effect && effect.code === 'A')
  const [choice = ''] = Object.entries(choices).find(([, effects]) => isBest(effects)) ?? []
  if (question?.type === 'boolean') return choice === 'true'
  return question?.type === 'multi' ? [choice] : choice
}
