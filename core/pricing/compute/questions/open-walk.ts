import type { Question } from '../../catalog.ts'
import { checkAnswer } from '../../compile/check-answer.ts'
import { truthOf, type Facts } from '../../compile/condition-program.ts'
import { effectKind, type EffectEntry } from '../../compile/effect-entry.ts'
import type { Profile } from '../../compile/effect-table.ts'
import type { Tables } from '../../compile/tables.ts'
import type { Workspace } from '../workspace.ts'

/** Effects that are certain, and those still possible while answers are missing. */
export interface OpenWalk {
  readonly certain: readonly EffectEntry[]
  readonly open: readonly OpenQuestion[]
  /** Grades that an open answer could set. */
  readonly possibleGrades: ReadonlySet<number>
}

/** A question with undecided effects: one of its options applies, or any number of them. */
export interface OpenQuestion {
  readonly takes: 'one' | 'many'
  readonly options: readonly (readonly EffectEntry[])[]
}

/** Walks the applicable questions in catalog order. Visibility is three-valued: visible, hidden or undecided. */
export function openWalk(
  tables: Tables,
  workspace: Workspace,
  isApplicable: Uint8Array,
  given: readonly unknown[],
  profile: Profile,
): OpenWalk {
  const { questions } = tables
  const certain: EffectEntry[] = []
  const open: OpenQuestion[] = []
  const possibleGrades = new Set<number>()
  const facts: Facts = { ...workspace.facts, answers: [], customer: undefined, subtotalMinor: undefined }
  const undecided = new Set<number>()
  const addOpen = (takes: 'one' | 'many', options: OpenQuestion['options']): void => {
    const reachable = options.filter((list) => !list.some(({ kind }) => kind === effectKind.reject))
    for (const { grade } of reachable.flat()) if (grade >= 0) possibleGrades.add(grade)
    // options without effects do not change bounds
    const withEffects = reachable.filter((list) => list.length > 0)
    if (withEffects.length > 0) open.push({ takes, options: withEffects })
  }
  for (const [at, question] of questions.all.entries()) {
    if (isApplicable[at] === 0) continue
    const answer = checkAnswer(question, given[at]).answer ?? questions.defaults[at]
    const program = questions.programs[at]!
    const isVisible = program === null || truthOf(program.tree, facts, undecided)
    if (isVisible === false) continue
    if (isVisible === undefined || answer === undefined) undecided.add(at)
    else facts.answers[at] = answer
    if (answer === undefined) {
      const all = optionsOf(question, at, tables).map((option) => profile[option] ?? [])
      addOpen(question.type === 'multi' ? 'many' : 'one', all)
      continue
    }
    const answered = optionsOfAnswer(question, at, answer, tables)
    const chosen = answered.flatMap((option) => profile[option] ?? [])
    if (isVisible === true) certain.push(...chosen)
    else addOpen('many', [chosen])
  }
  return { certain, open, possibleGrades }
}

/** Returns the options of all possible answers. */
function optionsOf({ type, choices }: Question, at: number, { effects }: Tables): number[] {
  const first = effects.optionOf[at]!
  const all = Array.from({ length: effects.optionOf[at + 1]! - first }, (_, index) => first + index)
  if (type !== 'single' && type !== 'multi') return all
  return all.filter((_, index) => choices[index]?.active !== false)
}

function optionsOfAnswer(
  { type }: Question,
  at: number,
  answer: unknown,
  { effects, questions }: Tables,
): number[] {
  const first = effects.optionOf[at]!
  const choice = (key: unknown): number[] => {
    const position = questions.choiceAt[at]!.get(String(key))
    return position === undefined ? [] : [first + position]
  }
  if (type === 'single') return choice(answer)
  if (type === 'multi') return (answer as readonly string[]).flatMap(choice) // checkAnswer returned it
  if (type === 'boolean') return [first + (answer === true ? 0 : 1)]
  if (type !== 'number') return []
  const bands = questions.bands[at]!
  for (let index = 0; index < bands.length; index += 2) {
    const value = Number(answer)
    if (bands[index]! <= value && value <= bands[index + 1]!) return [first + (index >> 1)]
  }
  return []
}
