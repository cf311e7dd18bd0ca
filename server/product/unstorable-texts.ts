/** Something wrong in a request: where, as "lines.0.device.name", and what. */
export interface Issue {
  readonly path: string
  readonly message: string
}

/**
 * Texts and keys that PostgreSQL can not keep: a NUL, or half of a surrogate pair. Named here for every call, since
 * no schema would mind them. Walks without recursion: a request may be nested as deep as it is long.
 */
export function unstorableTexts(input: unknown): Issue[] {
  const issues: Issue[] = []
  const waiting: { value: unknown; path: string }[] = [{ value: input, path: '' }]
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { value, path } = entry
    if (typeof value === 'string' && !isStorable(value)) issues.push({ path, message })
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isStorable(key)) waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}` })
      else issues.push({ path, message })
    }
  }
  return issues
}

const message = 'Holds a character that is none: NUL, or half of a surrogate pair'

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
