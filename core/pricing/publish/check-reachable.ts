import type { Catalog, Condition, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { compileCondition, holds, type Facts } from '../compile/condition-program.ts'
import type { PublishFindings } from './publish-findings.ts'
import { possibleAnswers } from './possible-answers.ts'

/** A question that no answers on any device bring up. What takes longer than this to decide counts as reachable. */
const mostTries = 5000

/** Only for catalogs whose conditions are sound. */
export function checkReachable(catalog: Catalog, findings: PublishFindings): void {
  const search = new Search(catalog)
  for (const [index, question] of catalog.questions.entries()) {
    if (question.active === false || question.conditions === undefined) continue
    if (!search.isReachable(question)) findings.add('unreachable-question', `questions.${index}.conditions`)
  }
}

class Search {
  readonly #questions: ReadonlyMap<string, Question>
  readonly #models: Catalog['models']
  readonly #devices = new Map<string, boolean>()
  #triesLeft = 0

  constructor({ questions, models }: Catalog) {
    this.#questions = new Map(questions.map((question) => [question.key, question] as const))
    this.#models = models
  }

  isReachable(question: Question): boolean {
    this.#triesLeft = mostTries
    return this.#canHold(question.conditions ? [question.conditions] : [], [], sidesOf(question))
  }

  /** Takes one way through the conditions at a time: all goals become leaves that must hold together. */
  #canHold(goals: readonly Condition[], leaves: readonly Leaf[], sides: number): boolean {
    if (sides === 0) return false
    this.#triesLeft -= 1
    if (this.#triesLeft < 0) return true
    const [goal, ...rest] = goals
    if (goal === undefined) return this.#isConsistent(leaves)
    if ('all' in goal) return this.#canHold([...goal.all, ...rest], leaves, sides)
    if ('any' in goal) return goal.any.some((part) => this.#canHold([part, ...rest], leaves, sides))
    const asked =
      'question' in goal && goal.op !== 'notAnswered' ? this.#questions.get(goal.question) : undefined
    if (asked === undefined) return this.#canHold(rest, [...leaves, goal], sides)
    // its answer counts only where it is asked and seen itself
    const isNew = !leaves.some(
      (leaf) => 'question' in leaf && leaf.question === asked.key && leaf.op !== 'notAnswered',
    )
    const own = isNew && asked.conditions ? [asked.conditions] : []
    return this.#canHold([...own, ...rest], [...leaves, goal], sides & sidesOf(asked))
  }

  #isConsistent(leaves: readonly Leaf[]): boolean {
    const ofQuestions = Map.groupBy(
      leaves.filter((leaf) => 'question' in leaf),
      (leaf) => leaf.question,
    )
    for (const [key, together] of ofQuestions) {
      const question = this.#questions.get(key)
      if (question && !isAnswerable(question, together)) return false
    }
    return this.#isDevice(leaves.filter((leaf) => !('question' in leaf)))
  }

  #isDevice(leaves: readonly Leaf[]): boolean {
    if (leaves.length === 0) return true
    const key = JSON.stringify(leaves)
    const known = this.#devices.get(key)
    if (known !== undefined) return known
    const program = compileCondition({ all: leaves }, () => -1)
    const isOne = this.#models.some((model) => {
      return model.variants.some((variant) => holds(program, { ...noAnswers, model, variant }))
    })
    this.#devices.set(key, isOne)
    return isOne
  }
}

const noAnswers = { answers: [], deviceTruths: 0, customer: undefined, subtotalMinor: undefined }

const everySide = 0b1111

/** The phases and audiences that are asked a question, as bits. */
function sidesOf({ phase, visibleTo }: Question): number {
  const audiences = visibleTo === 'both' ? 0b11 : visibleTo === 'agent' ? 0b01 : 0b10
  // an inspection asks everything
  return phase === 'inspection' ? audiences << 2 : audiences | (audiences << 2)
}

function isAnswerable(question: Question, leaves: readonly Leaf[]): boolean {
  const program = compileCondition({ all: leaves }, () => 0)
  const facts: Facts = { ...noAnswers, answers: [], model: nowhere, variant: nothing }
  const isAlwaysAsked = question.conditions === undefined && sidesOf(question) === everySide
  const isAlwaysAnswered = isAlwaysAsked && checkAnswer(question, question.default).answer !== undefined
  if (!isAlwaysAnswered && holds(program, facts)) return true
  return possibleAnswers(question, leaves).some((answer) => {
    facts.answers[0] = answer
    return holds(program, facts)
  })
}

const nowhere = { id: '', variants: [] }
const nothing = { id: '', attributes: {}, priceMinor: null }
