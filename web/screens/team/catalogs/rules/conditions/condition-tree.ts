import type { Condition, Leaf } from '@costard/pricing'

/** A condition in the editor: groups of conditions, nested at most once. */
export interface Group {
  readonly kind: 'all' | 'any'
  readonly parts: readonly (Leaf | Group)[]
}

export function isGroup(part: Leaf | Group): part is Group {
  return 'parts' in part
}

/** Returns a condition as a group. */
export function groupOf(condition: Condition | undefined): Group {
  if (condition === undefined) return { kind: 'all', parts: [] }
  if ('all' in condition) return { kind: 'all', parts: condition.all.map(partOf) }
  if ('any' in condition) return { kind: 'any', parts: condition.any.map(partOf) }
  return { kind: 'all', parts: [condition] }
}

function partOf(condition: Condition): Leaf | Group {
  return 'all' in condition || 'any' in condition ? groupOf(condition) : condition
}

/** Returns the condition of a group; undefined if the group is empty, which requires nothing. */
export function conditionOf({ kind, parts }: Group): Condition | undefined {
  const conditions = parts.flatMap((part): Condition[] => {
    const condition = isGroup(part) ? conditionOf(part) : part
    return condition === undefined ? [] : [condition]
  })
  const [only] = conditions
  if (only === undefined || conditions.length === 1) return only
  return kind === 'all' ? { all: conditions } : { any: conditions }
}
