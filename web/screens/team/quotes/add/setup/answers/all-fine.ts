import { type CatalogDocument, roleOf } from '@costard/contract'
import { type Answer, price, type PriceRequest, type Question, visibleQuestions } from '@costard/pricing'
import { effectOf } from './effect.ts'

/** True if "All fine" answers a question. Questions about the owner are always asked one by one. */
export function isConditionQuestion({ key }: Question, { questions }: CatalogDocument['wording']): boolean {
  return roleOf(questions[key]) === 'condition'
}

type Answers = PriceRequest['answers']

/**
 * Returns answers for the open condition questions: for each the first choice without a deduction, hold or
 * rejection. Numbers, texts and questions without such a choice stay open.
 */
export function allFine(
  { pricing, wording }: Pick<CatalogDocument, 'pricing' | 'wording'>,
  request: PriceRequest,
): Answers {
  const isOpen = (question: Question, answers: Answers) => {
    const given = answers[question.key]
    return given === undefined || given === null || (Array.isArray(given) && given.length === 0)
  }
  const fineAnswer = (question: Question, answers: Answers): Answer | undefined =>
    choicesOf(question).find((answer) => {
      const result = price(pricing, { ...request, answers: { ...answers, [question.key]: answer } })
      const effect = effectOf(result, question.key)
      return effect.kind === 'money' && effect.minor >= 0
    })
  // An answer can make further questions appear.
  let answers = request.answers
  const tried = new Set<string>()
  for (;;) {
    const next = visibleQuestions(pricing, { ...request, answers }).find(
      (question) =>
        isConditionQuestion(question, wording) && !tried.has(question.key) && isOpen(question, answers),
    )
    if (!next) return answers
    tried.add(next.key)
    const answer = fineAnswer(next, answers)
    if (answer !== undefined) answers = { ...answers, [next.key]: answer }
  }
}

function choicesOf({ type, choices }: Question): readonly Answer[] {
  if (type === 'boolean') return [true, false]
  const keys = choices.filter(({ active }) => active !== false).map(({ key }) => key)
  if (type === 'single') return keys
  // An exclusive choice such as "None of these" is the only choice of a multiple choice question that means
  // all is well.
  const exclusive = choices.filter(({ key, exclusive: isAlone }) => isAlone === true && keys.includes(key))
  return type === 'multi' ? exclusive.map(({ key }) => [key]) : []
}
