import type { Catalog, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from './check-answer.ts'
import { ownValue } from './own-value.ts'
import { compileCondition, type Program } from './condition-program.ts'

/** The questions of a catalog by position. */
export interface QuestionTable {
  readonly all: readonly Question[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly programs: readonly (Program | null)[]
  /** Valid defaults; undefined for questions without one. */
  readonly defaults: readonly unknown[]
  /** For each question: the position of each selectable choice. */
  readonly choiceAt: readonly ReadonlyMap<string, number>[]
  /** For each question: the bounds of its bands, lower and upper in turns. */
  readonly bands: readonly (readonly number[])[]
  /** Positions of the questions that a condition reads. */
  readonly referenced: ReadonlySet<number>
  /** Returns the position of a question read by a condition of a proposition or service; -1 if unknown. */
  readonly look: (key: string) => number
}

export function questionTable(
  { questions, computation }: Catalog,
  deviceBitFor: (leaf: Leaf) => number,
): QuestionTable {
  const indexOf = new Map<string, number>()
  const programs: (Program | null)[] = []
  const referenced = new Set<number>()
  const look = (key: string): number => {
    const index = indexOf.get(key) ?? -1
    if (index >= 0) referenced.add(index)
    return index
  }
  for (const [index, { key, conditions }] of questions.entries()) {
    // indexOf contains only the earlier questions, the only ones that conditions may read
    programs.push(conditions ? compileCondition(conditions, look, deviceBitFor) : null)
    indexOf.set(key, index)
  }
  return {
    all: questions,
    indexOf,
    programs,
    defaults: questions.map((question) => checkAnswer(question, question.default).answer),
    choiceAt: questions.map(choicePositions),
    bands: questions.map(({ key }) => {
      const bands = ownValue(computation, key)?.bands ?? []
      return bands.flatMap(({ from, to }) => [from, to])
    }),
    referenced,
    look,
  }
}

/** A blank string counts as no answer, so a blank key cannot be selected in a single-choice question. */
function choicePositions({ type, choices }: Question): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  for (const [index, { key, active }] of choices.entries()) {
    const isBlank = type === 'single' && key.trim() === ''
    if (active !== false && !isBlank && !positions.has(key)) positions.set(key, index)
  }
  return positions
}
