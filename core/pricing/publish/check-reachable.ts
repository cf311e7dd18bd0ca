import type { Catalog, Condition, Leaf, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { compileCondition, holds, type Facts } from '../compile/condition-program.ts'
import { weightOf } from './condition-weight.ts'
import type { PublishFindings } from './publish-findings.ts'
import { possibleAnswers } from './possible-answers.ts'
import { noFacts, VariantSets } from './variant-sets.ts'
import type { WorkBudget } from './work-budget.ts'

/** Maximum steps of the search for one question. */
const maxTries = 5000
/** Work of one step, in units of the budget. */
const workOfStep = 10

/**
 * Reports questions that no answers on any device make visible, and those that the budget did not reach.
 * Requires valid conditions.
 */
export function checkReachable(catalog: Catalog, findings: PublishFindings, budget: WorkBudget): void {
  const search = new ReachabilitySearch(catalog, budget)
  for (const [index, question] of catalog.questions.entries()) {
    if (question.active === false || question.conditions === undefined) continue
    const isReachable = search.isReachable(question)
    const path = `questions.${index}.conditions`
    if (isReachable === false) findings.add('unreachable-question', path)
    if (isReachable === undefined) findings.add('reachability-unchecked', path)
    // One finding is enough for all.
    if (budget.isUsedUp) return
  }
}

/** Tests that still have to become true, as a list shared by alternatives. */
interface Goals {
  readonly goal: Condition
  readonly next: Goals | undefined
}

class ReachabilitySearch {
  readonly #questions: ReadonlyMap<string, Question>
  readonly #variants: VariantSets
  readonly #budget: WorkBudget
  readonly #answerable = new Map<Leaf, boolean>()
  /** Tests that must all be true on the searched path. */
  #ofQuestions = new Map<string, Leaf[]>()
  #ofDevice: Leaf[] = []
  #triesLeft = 0
  #isStopped = false

  constructor(catalog: Catalog, budget: WorkBudget) {
    this.#questions = new Map(catalog.questions.map((question) => [question.key, question] as const))
    this.#variants = new VariantSets(catalog, budget)
    this.#budget = budget
  }

  /** True if a question can become visible; undefined: unknown within the limits. */
  isReachable(question: Question): boolean | undefined {
    this.#ofQuestions = new Map()
    this.#ofDevice = []
    this.#triesLeft = maxTries
    this.#isStopped = false
    const canHold = this.#canHold(withGoal(question.conditions, undefined), questionnairesOf(question))
    return this.#isStopped ? undefined : canHold
  }

  /** Depth-first over the alternatives: reduces the goals to tests that must all be true together. */
  #canHold(goals: Goals | undefined, questionnaires: number): boolean {
    if (questionnaires === 0) return false
    this.#triesLeft -= 1
    if (this.#triesLeft < 0 || !this.#budget.spend(workOfStep)) return this.#stop()
    if (goals === undefined) return this.#isConsistent()
    const { goal, next } = goals
    if ('all' in goal) {
      if (!this.#budget.spend(goal.all.length)) return this.#stop()
      const all = goal.all.reduceRight((rest: Goals | undefined, part) => ({ goal: part, next: rest }), next)
      return this.#canHold(all, questionnaires)
    }
    if ('any' in goal) return goal.any.some((part) => this.#canHold({ goal: part, next }, questionnaires))
    if (!('question' in goal)) {
      this.#ofDevice.push(goal)
      const canHold = this.#canHold(next, questionnaires)
      this.#ofDevice.pop()
      return canHold
    }
    const together = this.#ofQuestions.get(goal.question) ?? []
    this.#ofQuestions.set(goal.question, together)
    const isNew = together.every(({ op }) => op === 'notAnswered')
    together.push(goal)
    const canHold = this.#canHoldAsked(goal, isNew, next, questionnaires)
    together.pop()
    return canHold
  }

  #canHoldAsked(
    { question: key, op }: Leaf & { readonly question: string },
    isNew: boolean,
    next: Goals | undefined,
    questionnaires: number,
  ): boolean {
    const asked = op === 'notAnswered' ? undefined : this.#questions.get(key)
    if (asked === undefined) return this.#canHold(next, questionnaires)
    // an answer counts only if its question is visible, so the question's conditions are goals too
    const goals = isNew ? withGoal(asked.conditions, next) : next
    return this.#canHold(goals, questionnaires & questionnairesOf(asked))
  }

  #isConsistent(): boolean {
    for (const [key, together] of this.#ofQuestions) {
      if (!this.#budget.spend(1)) return this.#stop()
      const question = this.#questions.get(key)
      if (question && together.length > 0 && !this.#isAnswerable(question, together)) return false
    }
    return this.#variants.hasOne(this.#ofDevice) ?? this.#stop()
  }

  #isAnswerable(question: Question, together: readonly Leaf[]): boolean {
    const [only, ...others] = together
    const known = only && others.length === 0 ? this.#answerable.get(only) : undefined
    if (known !== undefined) return known
    if (!this.#budget.spend(workOfAnswers(question, together))) return this.#stop()
    const isOne = isAnswerable(question, together)
    if (only && others.length === 0) this.#answerable.set(only, isOne)
    return isOne
  }

  /** Ends the search as if an answer was found. */
  #stop(): true {
    this.#isStopped = true
    return true
  }
}

function withGoal(goal: Condition | undefined, next: Goals | undefined): Goals | undefined {
  return goal === undefined ? next : { goal, next }
}

const everyQuestionnaire = 0b1111

/** The phases and audiences a question applies to, as bits. */
function questionnairesOf({ phase, visibleTo }: Question): number {
  const audiences = visibleTo === 'both' ? 0b11 : visibleTo === 'agent' ? 0b01 : 0b10
  // questions of the quote phase apply to inspections too
  return phase === 'inspection' ? audiences << 2 : audiences | (audiences << 2)
}

/** Maximum work of isAnswerable: each test with each possible answer. */
function workOfAnswers({ choices }: Question, leaves: readonly Leaf[]): number {
  const tests = leaves.reduce((sum, leaf) => sum + weightOf(leaf), 0)
  return workOfStep + tests * (choices.length + tests + 2)
}

function isAnswerable(question: Question, leaves: readonly Leaf[]): boolean {
  const program = compileCondition({ all: leaves }, () => 0)
  const facts: Facts = { ...noFacts, answers: [] }
  const isAlwaysAsked = question.conditions === undefined && questionnairesOf(question) === everyQuestionnaire
  const isAlwaysAnswered = isAlwaysAsked && checkAnswer(question, question.default).answer !== undefined
  if (!isAlwaysAnswered && holds(program, facts)) return true
  return possibleAnswers(question, leaves).some((answer) => {
    facts.answers[0] = answer
    return holds(program, facts)
  })
}
