import type { Condition, Leaf, Model, Op, Variant } from '../catalog.ts'
import { ownValue } from './own-value.ts'
import type { PriceRequest } from '../price-request.ts'

/**
 * A test of a condition, with the index of the next test for each result; below 0 the condition is decided.
 */
export interface Test {
  readonly source: 'question' | 'attribute' | 'device' | 'customer' | 'amount'
  /** Position of the question; -1 for a question without an answer at this point. */
  readonly question: number
  readonly name: string
  readonly op: Op
  readonly value: Leaf['value']
  /** True if the test is `eq` on the answer of a known question and a scalar value. */
  readonly isPlainEq: boolean
  /** Bit of the test in the device's test bits; 0 for a test evaluated for each price. */
  readonly deviceBit: number
  readonly ifTrue: number
  readonly ifFalse: number
}

export interface Program {
  readonly tests: readonly Test[]
  readonly entry: number
  /** The condition as a tree, for three-valued evaluation. */
  readonly tree: Node
}

export type Node =
  | { readonly join: 'all' | 'any'; readonly parts: readonly Node[] }
  | { readonly join: 'leaf'; readonly test: Test }

/** Facts that a condition can read. One object per compiled catalog, refilled for each request. */
export interface Facts {
  /** Answers by the position of their question; undefined without an effective answer. */
  readonly answers: unknown[]
  model: Model
  variant: Variant
  /** Results of the tests that depend only on the device, one bit each. */
  deviceTestBits: number
  customer: PriceRequest['customer']
  subtotalMinor: number | undefined
}

const decidedTrue = -1
const decidedFalse = -2

/**
 * Compiles a condition to a jump program. questionAt returns the position of a question that the condition
 * may read, -1 for any other. deviceBitFor returns the bit of a test evaluated once per device, 0 for others.
 */
export function compileCondition(
  condition: Condition,
  questionAt: (key: string) => number,
  deviceBitFor: (leaf: Leaf) => number = () => 0,
): Program {
  const tests: Test[] = []
  const add = (part: Condition, ifTrue: number, ifFalse: number): { entry: number; node: Node } => {
    if ('all' in part) return addParts('all', part.all, ifTrue, ifFalse)
    if ('any' in part) return addParts('any', part.any, ifTrue, ifFalse)
    const test = testOf(part, ifTrue, ifFalse, questionAt, deviceBitFor)
    return { entry: tests.push(test) - 1, node: { join: 'leaf', test } }
  }
  // in reverse: each part needs the entry of the next one
  const addParts = (
    join: 'all' | 'any',
    conditions: readonly Condition[],
    ifTrue: number,
    ifFalse: number,
  ): { entry: number; node: Node } => {
    let entry = join === 'all' ? ifTrue : ifFalse
    const parts: Node[] = []
    for (const part of conditions.toReversed()) {
      const added = join === 'all' ? add(part, entry, ifFalse) : add(part, ifTrue, entry)
      entry = added.entry
      parts.unshift(added.node)
    }
    return { entry, node: { join, parts } }
  }
  const { entry, node } = add(condition, decidedTrue, decidedFalse)
  return { tests, entry, tree: node }
}

/** Returns true without a condition. Kept short so the JIT inlines it: most callers have no condition. */
export function holds(program: Program | null, facts: Facts): boolean {
  return program === null || runs(program, facts)
}

function runs(program: Program, facts: Facts): boolean {
  let at = program.entry
  while (at >= 0) {
    const test = program.tests[at]! // every jump goes to a test or below 0
    at = isTrue(test, facts) ? test.ifTrue : test.ifFalse
  }
  return at === decidedTrue
}

/** Faster version of passes. */
function isTrue(test: Test, facts: Facts): boolean {
  if (test.isPlainEq) return facts.answers[test.question] === test.value
  return test.deviceBit === 0 ? passes(test, facts) : (facts.deviceTestBits & test.deviceBit) !== 0
}

/** Three-valued evaluation: undefined if the result depends on an undecided question. */
export function truthOf(node: Node, facts: Facts, undecided: ReadonlySet<number>): boolean | undefined {
  if (node.join === 'leaf') {
    const { test } = node
    return test.source === 'question' && undecided.has(test.question) ? undefined : passes(test, facts)
  }
  const deciding = node.join === 'any'
  let result: boolean | undefined = !deciding
  for (const part of node.parts) {
    const truth = truthOf(part, facts, undecided)
    if (truth === deciding) return deciding
    if (truth === undefined) result = undefined
  }
  return result
}

export function passes({ source, question, name, op, value }: Test, facts: Facts): boolean {
  const fact = source === 'question' ? facts.answers[question] : deviceFact(source, name, facts)
  if (op === 'notAnswered') return fact === undefined
  // without a value every other op is false, even neq: hiding a question must not make another condition true
  if (fact === undefined) return false
  if (op === 'answered') return true
  if (Array.isArray(fact)) return listHolds(op, fact, value)
  if (op === 'eq') return fact === value
  if (op === 'neq') return fact !== value
  if (op === 'in') return Array.isArray(value) && value.includes(fact)
  if (typeof fact === 'number' && typeof value === 'number') return isOrdered(op, fact, value)
  return typeof fact === 'string' && typeof value === 'string' && isOrdered(op, fact, value)
}

function deviceFact(source: Test['source'], name: string, facts: Facts): unknown {
  if (source === 'attribute') return attribute(name, facts)
  if (source === 'amount') return facts.subtotalMinor
  if (source === 'customer') return name === 'kind' ? facts.customer?.kind : facts.customer?.country
  return name === 'modelId' ? facts.model.id : facts.model[name as 'family' | 'group' | 'deviceKey'] // the name is one of these fields
}

/** Only inherited names such as `constructor` need the own-property check. */
function attribute(name: string, { variant: { attributes } }: Facts): unknown {
  const value = attributes[name]
  return typeof value === 'function' || typeof value === 'object' ? ownValue(attributes, name) : value
}

function listHolds(op: Op, fact: readonly unknown[], value: unknown): boolean {
  if (!Array.isArray(value)) return false
  if (op === 'includesAny') return value.some((wanted) => fact.includes(wanted))
  return op === 'includesAll' && value.every((wanted) => fact.includes(wanted))
}

function isOrdered<T extends string | number>(op: Op, a: T, b: T): boolean {
  if (op === 'gt') return a > b
  if (op === 'gte') return a >= b
  if (op === 'lt') return a < b
  return op === 'lte' && a <= b
}

function testOf(
  leaf: Leaf,
  ifTrue: number,
  ifFalse: number,
  questionAt: (key: string) => number,
  deviceBitFor: (leaf: Leaf) => number,
): Test {
  const at = {
    question: -1,
    name: '',
    op: leaf.op,
    value: leaf.value,
    isPlainEq: false,
    deviceBit: 0,
    ifTrue,
    ifFalse,
  }
  if ('question' in leaf) {
    const question = questionAt(leaf.question)
    const isPlain = typeof leaf.value !== 'object' && leaf.value !== undefined
    return { source: 'question', ...at, question, isPlainEq: question >= 0 && leaf.op === 'eq' && isPlain }
  }
  if ('customer' in leaf) return { source: 'customer', ...at, name: leaf.customer }
  if ('amount' in leaf) return { source: 'amount', ...at }
  const deviceBit = deviceBitFor(leaf)
  if ('attribute' in leaf) return { source: 'attribute', ...at, name: leaf.attribute, deviceBit }
  return { source: 'device', ...at, name: leaf.device, deviceBit }
}
