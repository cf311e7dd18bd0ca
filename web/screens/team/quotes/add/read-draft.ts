import type { CounterDraft } from './counter-draft.ts'
import type { CounterLine } from './counter-line.ts'

/**
 * Returns the draft stored in this browser. Older versions of the app stored devices without catalog and
 * variant: these are kept with their answers, as an unsaved quote. Anything else invalid becomes an empty
 * draft.
 */
export function readDraft(text: string | undefined): CounterDraft {
  const stored = parsed(text)
  if (Array.isArray(stored['devices'])) return { lines: linesIn(stored['devices']) }
  if (!Array.isArray(stored['lines'])) return { lines: [] }
  const { saved, attempt, customer } = stored as Partial<CounterDraft>
  return {
    lines: linesIn(stored['lines']),
    ...(saved && Array.isArray(saved.lines) && { saved: { ...saved, lines: linesIn(saved.lines) } }),
    ...(attempt && { attempt }),
    ...(isRecord(customer) && { customer }),
  }
}

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function linesIn(stored: readonly unknown[]): readonly CounterLine[] {
  return stored.filter(isLine).map((line) => ({
    ...line,
    silhouette: typeof line.silhouette === 'string' ? line.silhouette : 'iphone',
    narrowed: isRecord(line.narrowed) ? line.narrowed : {},
    setups: isRecord(line.setups) ? setupsIn(line.setups) : {},
  }))
}

function setupsIn(stored: CounterLine['setups']): CounterLine['setups'] {
  const whole = Object.entries(stored).filter(
    ([, setup]) => isRecord(setup) && isRecord(setup.answers) && Array.isArray(setup.services),
  )
  return Object.fromEntries(whole)
}

function isLine(value: unknown): value is CounterLine {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
