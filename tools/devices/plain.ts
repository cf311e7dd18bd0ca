import { MalformedFacts } from './malformed-facts.ts'

/**
 * Returns the value as text for a table line, which is in a template literal. Throws MalformedFacts if it
 * would need escaping.
 */
export function plain(value: string | number, separators = /[|;]/): string {
  if (separators.test(String(value)) || /[`\\$\n]/.test(String(value))) {
    throw new MalformedFacts(`a line cannot contain ${JSON.stringify(value)}`)
  }
  return String(value)
}
