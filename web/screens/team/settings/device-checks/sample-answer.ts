/** A single value in a response. */
export interface SampleValue {
  /** JSON Pointer (RFC 6901). */
  readonly pointer: string
  /** Names on the path to the value, outermost first; list indexes count from 0. */
  readonly path: readonly string[]
  readonly text: string
}

export type SampleAnswer =
  | { readonly problem: 'tooLarge' | 'notJson' | 'noValues' }
  | { readonly values: readonly SampleValue[]; readonly isCut: boolean }

/** The server reads at most this much of a response. */
const maxLength = 256 * 1024
/** Maximum length of a pointer in the contract. */
const maxPointerLength = 200
const maxValues = 200

/** Returns the single values in a pasted response, in order. */
export function readSample(text: string): SampleAnswer {
  if (text.length > maxLength) return { problem: 'tooLarge' }
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return { problem: 'notJson' }
  }
  const values: SampleValue[] = []
  const waiting: { value: unknown; path: readonly string[]; pointer: string }[] = [
    { value: answer, path: [], pointer: '' },
  ]
  for (let next = waiting.pop(); next && values.length <= maxValues; next = waiting.pop()) {
    const { value, path, pointer } = next
    if (typeof value === 'object' && value !== null) {
      const inner = Object.entries(value).map(([name, member]) => ({
        value: member as unknown,
        path: [...path, name],
        pointer: `${pointer}/${escape(name)}`,
      }))
      // Deeper pointers are longer, so this also limits the depth.
      waiting.push(...inner.filter((each) => each.pointer.length <= maxPointerLength).toReversed())
    } else if (pointer !== '' && value !== null && value !== '')
      values.push({ pointer, path, text: String(value) })
  }
  if (values.length === 0) return { problem: 'noValues' }
  return { values: values.slice(0, maxValues), isCut: values.length > maxValues }
}

/** Returns the names in a pointer, for users unfamiliar with pointers. */
export function namesIn(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
