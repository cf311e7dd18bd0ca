import { type Answers, type CatalogDocument, textIn } from '@costard/contract'
import type { Effect, Question } from '@costard/pricing'
import { plainWord } from '@costard/contract/device-rows'

/** A possible meaning of a customer's word for the condition: a set of answers of the catalog. */
export interface Condition {
  readonly key: string
  readonly label: string
  readonly answers: Answers
}

/** The conditions of a catalog, best first, and the questions that they answer. */
export interface Conditions {
  readonly all: readonly Condition[]
  readonly questions: ReadonlySet<string>
}

/**
 * Returns the conditions of a catalog: each grade that all questions about grades have an answer for, then
 * single answers outside of the grades, such as cracked glass.
 */
export function conditionsOf({ pricing, wording }: CatalogDocument, language: string): Conditions {
  const effectsOf = ({ key }: Question, choice: string): readonly Effect[] =>
    pricing.computation[key]?.choices?.[choice] ?? []
  const gradeOf = (question: Question, choice: string) => {
    const effect = effectsOf(question, choice).find(({ kind }) => kind === 'grade')
    return effect?.kind === 'grade' ? effect.code : undefined
  }
  const singles = pricing.questions.filter(({ type, active }) => type === 'single' && active !== false)
  const choicesOf = ({ choices }: Question) =>
    choices.filter(({ active }) => active !== false).map(({ key }) => key)
  const gradesOf = (question: Question) =>
    new Set(choicesOf(question).flatMap((choice) => gradeOf(question, choice) ?? []))
  const graded = singles.filter((question) => gradesOf(question).size > 1)
  const choiceFor = (question: Question, grade: string) =>
    choicesOf(question).find(
      (choice) =>
        gradeOf(question, choice) === grade &&
        effectsOf(question, choice).every(({ kind }) => kind !== 'review' && kind !== 'reject'),
    )
  const grades = pricing.grades
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ code }): Condition[] => {
      const answers = graded.flatMap((question) => {
        const choice = choiceFor(question, code)
        return choice === undefined ? [] : [[question.key, choice] as const]
      })
      if (graded.length === 0 || answers.length < graded.length) return []
      const label = textIn(language, wording.grades[code]?.label) || code
      return [{ key: `grade:${code}`, label, answers: Object.fromEntries(answers) }]
    })
  const answered = new Set(grades.flatMap(({ answers }) => Object.entries(answers).map(joined)))
  const single = singles.flatMap((question) => {
    const isGraded = graded.includes(question)
    const words = wording.questions[question.key]
    return choicesOf(question)
      .filter((choice) => isGraded || gradeOf(question, choice) !== undefined)
      .filter((choice) => !answered.has(joined([question.key, choice])))
      .map((choice): Condition => {
        const label = textIn(language, words?.choices[choice]?.label) || choice
        const isClear = isGraded && graded.length > 0
        return {
          key: joined([question.key, choice]),
          label: isClear ? label : `${textIn(language, words?.text)} ${label}`,
          answers: { [question.key]: choice },
        }
      })
  })
  return { all: [...grades, ...single], questions: new Set(graded.map(({ key }) => key)) }
}

/** Returns the condition with exactly this name or grade; other words are not guessed. */
export function conditionNamed({ all }: Conditions, word: string): Condition | undefined {
  return word === ''
    ? undefined
    : all.find(({ key, label }) => key.toLowerCase() === `grade:${word}` || plainWord(label) === word)
}

function joined([question, choice]: readonly [string, unknown]): string {
  return `${question}=${String(choice)}`
}
