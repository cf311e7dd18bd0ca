/** A validation issue. path: for example "lines.0.device.name". */
export interface Issue {
  readonly path: string
  readonly message: string
}

/**
 * Finds texts and keys that PostgreSQL cannot store: NUL or a lone surrogate. Schemas accept them, so every call is
 * checked. Iterative, because deep nesting in a request would overflow the stack.
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

const message = 'Contains NUL or a lone surrogate'

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
