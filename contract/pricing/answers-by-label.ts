import type { CatalogDocument } from '../catalogs/catalog-document.ts'
import type { Answers } from './answers.ts'

type Document = Pick<CatalogDocument, 'pricing' | 'wording'>
type Question = Document['pricing']['questions'][number]

/**
 * Returns the answers with keys of choices for labels. A label in any language of the catalog names a choice, if it is
 * the label of no other choice of the question; upper case and blanks do not matter. Everything else stays.
 */
export function answersByKey({ pricing, wording }: Document, answers: Answers): Answers {
  const keyed: Answers = { ...answers }
  for (const question of pricing.questions) {
    const answer = keyed[question.key]
    const keyOf = (given: string): string => keyOfChoice(question, wording, given)
    if (question.type === 'single' && typeof answer === 'string') keyed[question.key] = keyOf(answer)
    else if (question.type === 'multi' && Array.isArray(answer))
      keyed[question.key] = [...new Set(answer.map(keyOf))]
  }
  return keyed
}

function keyOfChoice({ key, choices }: Question, wording: Document['wording'], given: string): string {
  const taken = choices.filter(({ active }) => active !== false)
  if (taken.some((choice) => choice.key === given)) return given
  const texts = wording.questions[key]?.choices
  const sought = plain(given)
  const [found, another] = taken.filter((choice) => {
    const { label, customerLabel } = texts?.[choice.key] ?? {}
    return [label, customerLabel].some((words) =>
      Object.values(words ?? {}).some((word) => word !== undefined && plain(word) === sought),
    )
  })
  return found && !another ? found.key : given
}

function plain(words: string): string {
  return words.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
