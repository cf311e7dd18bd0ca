import { applyingQuestions } from './applying-questions.ts'
import type { Leaf, Question } from './catalog.ts'
import { leafHolds, truth, type GivenAnswer, type Truth } from './condition.ts'
import { answerOrDefault } from './effective-answers.ts'
import { effectsOfAnswer, effectsOfOptions, type ActiveEffect } from './effects.ts'
import { ownValue } from './own-value.ts'
import type { Subject } from './subject.ts'

/** A question whose contribution is not decided: one of its options, or any number of them. */
export interface OpenQuestion {
  readonly takes: 'one' | 'many'
  readonly options: readonly (readonly ActiveEffect[])[]
}

/** What is certain and what may still come while required answers are missing. */
export function openQuestions(subject: Subject): {
  readonly certain: readonly ActiveEffect[]
  readonly open: readonly OpenQuestion[]
} {
  const certain: ActiveEffect[] = []
  const open: OpenQuestion[] = []
  const walk = new VisibilityWalk(subject)

  for (const question of applyingQuestions(subject)) {
    const { answer } = answerOrDefault(question, ownValue(subject.request.answers, question.key))
    const isVisible = walk.visit(question, answer)
    if (isVisible === false) continue
    if (answer === undefined) {
      const options = effectsOfOptions(question, subject).filter(isReachable)
      open.push({ takes: question.type === 'multi' ? 'many' : 'one', options })
      continue
    }
    const effects = effectsOfAnswer(question, answer, subject)
    if (isVisible) certain.push(...effects)
    else open.push({ takes: 'many', options: [effects].filter(isReachable) })
  }
  return { certain, open }
}

function isReachable(option: readonly ActiveEffect[]): boolean {
  return option.every(({ effect }) => effect.kind !== 'reject')
}

/** Whether questions will be seen, as far as the answers so far decide it. */
class VisibilityWalk {
  readonly #subject: Subject
  readonly #answers = new Map<string, GivenAnswer>()
  readonly #undecided = new Set<string>()

  constructor(subject: Subject) {
    this.#subject = subject
  }

  visit(question: Question, answer: GivenAnswer | undefined): Truth {
    const isVisible = question.conditions ? truth(question.conditions, (leaf) => this.#decide(leaf)) : true
    if (isVisible && answer !== undefined) this.#answers.set(question.key, answer)
    else if (isVisible !== false) this.#undecided.add(question.key)
    return isVisible
  }

  #decide(leaf: Leaf): Truth {
    if ('question' in leaf && this.#undecided.has(leaf.question)) return undefined
    const { model, variant } = this.#subject
    return leafHolds(leaf, { answers: this.#answers, model, variant })
  }
}
