import type { Condition, Leaf } from '@costard/pricing'

/** Words for building the sentence of a condition. */
export interface ConditionWords {
  readonly subject: (leaf: Leaf) => string
  /** The comparison with a placeholder for the value; for an answer also "is answered". */
  readonly compared: (op: Leaf['op'], value: string) => string
  readonly value: (leaf: Leaf, value: string | number | boolean) => string
  /** "A and B" or "A or B". */
  readonly joined: (kind: 'all' | 'any', parts: readonly string[]) => string
}

/** Returns a condition as a sentence. An inner group is put in brackets. */
export function sentenceOf(condition: Condition, words: ConditionWords, isInner = false): string {
  if (!('all' in condition) && !('any' in condition)) return sentenceOfLeaf(condition, words)
  const [kind, parts] =
    'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const)
  const sentence = words.joined(
    kind,
    parts.map((part) => sentenceOf(part, words, true)),
  )
  return isInner && parts.length > 1 ? `(${sentence})` : sentence
}

function sentenceOfLeaf(leaf: Leaf, words: ConditionWords): string {
  const { value = [] } = leaf
  const values = Array.isArray(value) ? value : [value]
  const kind = leaf.op === 'includesAll' ? 'all' : 'any'
  const all = words.joined(
    kind,
    values.map((one) => words.value(leaf, one)),
  )
  return `${words.subject(leaf)} ${words.compared(leaf.op, all)}`.trim()
}
