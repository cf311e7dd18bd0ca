import { MalformedFacts } from './malformed-facts.ts'

/** A value as it may stand in a line of a table, which is a template literal. Throws MalformedFacts where it may not. */
export function plain(value: string | number, separators = /[|;]/): string {
  if (separators.test(String(value)) || /[`\\$\n]/.test(String(value))) {
    throw new MalformedFacts(`a line cannot hold ${JSON.stringify(value)}`)
  }
  return String(value)
}
