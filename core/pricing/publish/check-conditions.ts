import type { Catalog, Condition, Leaf, Question } from '../catalog.ts'
import type { PublishFindings } from './publish-findings.ts'

const maxDepth = 3

/** Checks that conditions read earlier questions, match their types and are at most three levels deep. */
export function checkConditions(
  { questions, propositions, services }: Catalog,
  findings: PublishFindings,
): void {
  const choices = new ChoiceKeys()
  const indexOf = new Map(questions.map(({ key }, index) => [key, index] as const))
  const walk = (condition: Condition, path: string, depth: number, ownIndex: number): void => {
    if ('all' in condition || 'any' in condition) {
      const [join, parts] = 'all' in condition ? ['all', condition.all] : ['any', condition.any]
      if (depth === maxDepth) return findings.add('condition-too-deep', path)
      for (const [index, part] of parts.entries()) walk(part, `${path}.${join}.${index}`, depth + 1, ownIndex)
      return
    }
    checkLeaf(condition, path, ownIndex)
  }
  const checkLeaf = (leaf: Leaf, path: string, ownIndex: number): void => {
    const isOfQuestion = ownIndex < Infinity
    if (!('question' in leaf)) {
      const isLate = isOfQuestion && ('customer' in leaf || 'amount' in leaf)
      if (isLate || !fits(leaf, undefined)) findings.add('condition-type', path)
      return
    }
    const at = indexOf.get(leaf.question)
    const question = at === undefined ? undefined : questions[at]
    if (at === undefined || question === undefined || question.active === false) {
      return findings.add('unknown-reference', `${path}.question`)
    }
    if (at >= ownIndex) findings.add('forward-condition', `${path}.question`)
    if (!fits(leaf, question)) findings.add('condition-type', path)
    else if (!choices.has(leaf, question)) findings.add('unknown-reference', `${path}.value`)
  }
  for (const [index, { conditions, active }] of questions.entries()) {
    if (conditions && active !== false) walk(conditions, `questions.${index}.conditions`, 0, index)
  }
  for (const [index, { availableWhen, active }] of propositions.entries()) {
    if (availableWhen && active !== false)
      walk(availableWhen, `propositions.${index}.availableWhen`, 0, Infinity)
  }
  for (const [index, { availableWhen, active }] of services.entries()) {
    if (availableWhen && active !== false) walk(availableWhen, `services.${index}.availableWhen`, 0, Infinity)
  }
}

function fits(leaf: Leaf, question: Question | undefined): boolean {
  const { op, value } = leaf
  const type = question?.type
  const isList = type === 'multi' || type === 'photo'
  switch (op) {
    case 'answered':
    case 'notAnswered':
      return true
    case 'includesAny':
    case 'includesAll':
      return type === 'multi' && Array.isArray(value)
    case 'in':
      return !isList && Array.isArray(value)
    case 'eq':
    case 'neq':
      return !isList && value !== undefined && !Array.isArray(value)
    default:
      // gt, gte, lt, lte
      if (typeof value !== 'number' && typeof value !== 'string') return false
      return type === 'number' || type === 'date' || 'amount' in leaf || 'attribute' in leaf
  }
}

/** The keys of the active choices, collected once for each question. */
class ChoiceKeys {
  readonly #known = new Map<Question, ReadonlySet<unknown>>()

  /** True if all choices in a test are active. */
  has({ value }: Leaf, question: Question | undefined): boolean {
    if (value === undefined || (question?.type !== 'single' && question?.type !== 'multi')) return true
    const active = this.#known.get(question) ?? activeKeys(question)
    this.#known.set(question, active)
    const named: readonly unknown[] = Array.isArray(value) ? value : [value]
    return named.every((name) => active.has(name))
  }
}

function activeKeys({ choices }: Question): ReadonlySet<unknown> {
  return new Set(choices.filter(({ active }) => active !== false).map(({ key }) => key))
}
