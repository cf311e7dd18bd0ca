import type { NameIssue } from '@costard/contract'
import { apiLimits } from './api-limits.ts'

/** A validation issue. path: for example "lines.0.device.name"; long paths and messages are cut. */
export interface Issue {
  readonly path: string
  readonly message: string
  /** Code of the issue, if any, such as name/invisible. */
  readonly code?: NameIssue
}

export function issueOf(path: readonly PropertyKey[], message: string, code?: NameIssue): Issue {
  const where = cut(path.map((key) => cut(String(key))).join('.'))
  return { path: where, message: cut(message), ...(code !== undefined && { code }) }
}

/**
 * Returns texts and keys that PostgreSQL cannot store, because of NUL or a lone surrogate; stops after a few.
 * Schemas accept such texts, so every call is checked.
 */
export function unstorableTexts(input: unknown): Issue[] {
  const issues: Issue[] = []
  collect(input, [], issues)
  return issues
}

const message = 'Contains NUL or a lone surrogate'

// Recursion is safe: the depth of an input is limited before parsing.
function collect(value: unknown, path: PropertyKey[], issues: Issue[]): void {
  if (issues.length === apiLimits.maxIssues) return
  if (typeof value === 'string' && !isStorable(value)) issues.push(issueOf(path, message))
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) issues.push(issueOf(path, message))
    else collect(inner, [...path, key], issues)
    if (issues.length === apiLimits.maxIssues) return
  }
}

function cut(text: string): string {
  const { maxIssueText } = apiLimits
  return text.length <= maxIssueText ? text : `${text.slice(0, maxIssueText - 1).toWellFormed()}…`
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
