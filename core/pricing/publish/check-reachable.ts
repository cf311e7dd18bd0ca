import type { Catalog, Condition, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { compileCondition, holds, type Facts } from '../compile/condition-program.ts'
import type { PublishFindings } from './publish-findings.ts'
import { possibleAnswers } from './possible-answers.ts'

/** Search limits per question and per catalog. A question still undecided at a limit counts as reachable. */
const maxTries = 5000
/** Evaluations of a condition, about 200 ms in all: hostile catalogs must not take longer to publish. */
const maxEvaluations = 400_000

/** Reports questions that no answers on any device make visible. Requires valid conditions. */
export function checkReachable(catalog: Catalog, findings: PublishFindings): void {
  const search = new ReachabilitySearch(catalog)
  for (const [index, question] of catalog.questions.entries()) {
    if (question.active === false || question.conditions === undefined) continue
    if (!search.isReachable(question)) findings.add('unreachable-question', `questions.${index}.conditions`)
  }
}

class ReachabilitySearch {
  readonly #questions: ReadonlyMap<string, Question>
  readonly #models: Catalog['models']
  readonly #devices = new Map<string, boolean>()
  readonly #variantCount: number
  #triesLeft = 0
  #evaluationsLeft = maxEvaluations

  constructor({ questions, models }: Catalog) {
    this.#questions = new Map(questions.map((question) => [question.key, question] as const))
    this.#models = models
    this.#variantCount = models.reduce((count, { variants }) => count + variants.length, 0)
  }

  isReachable(question: Question): boolean {
    this.#triesLeft = maxTries
    return this.#canHold(question.conditions ? [question.conditions] : [], [], questionnairesOf(question))
  }

  /** Depth-first over the alternatives: reduces the goals to leaves that must all be true together. */
  #canHold(goals: readonly Condition[], leaves: readonly Leaf[], questionnaires: number): boolean {
    if (questionnaires === 0) return false
    this.#triesLeft -= 1
    this.#evaluationsLeft -= goals.length + leaves.length
    if (this.#triesLeft < 0 || this.#evaluationsLeft < 0) return true
    const [goal, ...rest] = goals
    if (goal === undefined) return this.#isConsistent(leaves)
    if ('all' in goal) return this.#canHold([...goal.all, ...rest], leaves, questionnaires)
    if ('any' in goal) return goal.any.some((part) => this.#canHold([part, ...rest], leaves, questionnaires))
    const asked =
      'question' in goal && goal.op !== 'notAnswered' ? this.#questions.get(goal.question) : undefined
    if (asked === undefined) return this.#canHold(rest, [...leaves, goal], questionnaires)
    // its answer counts only when it is visible, so its own conditions are goals too
    const isNew = !leaves.some(
      (leaf) => 'question' in leaf && leaf.question === asked.key && leaf.op !== 'notAnswered',
    )
    const own = isNew && asked.conditions ? [asked.conditions] : []
    return this.#canHold([...own, ...rest], [...leaves, goal], questionnaires & questionnairesOf(asked))
  }

  #isConsistent(leaves: readonly Leaf[]): boolean {
    const ofQuestions = Map.groupBy(
      leaves.filter((leaf) => 'question' in leaf),
      (leaf) => leaf.question,
    )
    for (const [key, together] of ofQuestions) {
      const question = this.#questions.get(key)
      if (question) this.#evaluationsLeft -= together.length * (question.choices.length + together.length)
      if (question && !isAnswerable(question, together)) return false
    }
    return this.#isDevice(leaves.filter((leaf) => !('question' in leaf)))
  }

  #isDevice(leaves: readonly Leaf[]): boolean {
    if (leaves.length === 0) return true
    const key = JSON.stringify(leaves)
    const known = this.#devices.get(key)
    if (known !== undefined) return known
    this.#evaluationsLeft -= this.#variantCount * leaves.length
    if (this.#evaluationsLeft < 0) return true
    const program = compileCondition({ all: leaves }, () => -1)
    const isOne = this.#models.some((model) => {
      return model.variants.some((variant) => holds(program, { ...noAnswers, model, variant }))
    })
    this.#devices.set(key, isOne)
    return isOne
  }
}

const noAnswers = { answers: [], deviceTestBits: 0, customer: undefined, subtotalMinor: undefined }

const everyQuestionnaire = 0b1111

/** The phases and audiences a question applies to, as bits. */
function questionnairesOf({ phase, visibleTo }: Question): number {
  const audiences = visibleTo === 'both' ? 0b11 : visibleTo === 'agent' ? 0b01 : 0b10
  // questions of the quote phase apply to inspections too
  return phase === 'inspection' ? audiences << 2 : audiences | (audiences << 2)
}

function isAnswerable(question: Question, leaves: readonly Leaf[]): boolean {
  const program = compileCondition({ all: leaves }, () => 0)
  const facts: Facts = { ...noAnswers, answers: [], model: noModel, variant: noVariant }
  const isAlwaysAsked = question.conditions === undefined && questionnairesOf(question) === everyQuestionnaire
  const isAlwaysAnswered = isAlwaysAsked && checkAnswer(question, question.default).answer !== undefined
  if (!isAlwaysAnswered && holds(program, facts)) return true
  return possibleAnswers(question, leaves).some((answer) => {
    facts.answers[0] = answer
    return holds(program, facts)
  })
}

const noModel = { id: '', variants: [] }
const noVariant = { id: '', attributes: {}, priceMinor: null }
