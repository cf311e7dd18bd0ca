/** Properties of parameters that the generator adds, although the contract refuses empty values. */
const unmeant: readonly string[] = ['allowEmptyValue', 'allowReserved']

/**
 * Returns a generated document without parts that differ from the contract or repeat it: parameters that may
 * be empty, unions with a member that accepts anything (where the generator cuts recursive conditions), equal
 * members of unions, and a limit below another one.
 */
export function withoutOddities<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map((one: unknown) => withoutOddities(one)) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part)
    .filter(([name]) => !('in' in part && unmeant.includes(name)))
    .map(([name, value]) => [name, withoutOddities(value as unknown)] as const)
  const { anyOf, ...others } = Object.fromEntries(entries) as { anyOf?: readonly object[]; minimum?: number }
  if ('exclusiveMinimum' in others) delete others.minimum
  return { ...others, ...unionOf(anyOf) } as Part // same type with fewer members
}

function unionOf(members: readonly object[] | undefined): object {
  if (members?.some((member) => Object.keys(member).length === 0)) return {}
  const [first, ...others] = new Map(members?.map((member) => [JSON.stringify(member), member])).values()
  return others.length === 0 ? { ...first } : { anyOf: [first, ...others] }
}
