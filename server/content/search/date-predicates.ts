import { validationError } from '../wire-errors.ts'

type Value = string | number | boolean
/** Tests a date predicate on a moment in milliseconds. */
type DateTest = (at: number) => boolean

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Parts of a moment in UTC; days of the week are 1 to 7 from Monday. */
const parts: Readonly<Record<string, { of: (date: Date) => number; names?: readonly string[] }>> = {
  'day-of-month': { of: (date) => date.getUTCDate() },
  'day-of-week': { of: (date) => date.getUTCDay() || 7, names: days },
  month: { of: (date) => date.getUTCMonth() + 1, names: months },
  year: { of: (date) => date.getUTCFullYear() },
  hour: { of: (date) => date.getUTCHours() },
}

/** Returns undefined for an unknown name. Throws api_validation_error for invalid arguments. */
export function dateTest(name: string, args: readonly Value[]): DateTest | undefined {
  const [first, second] = args
  if (name === 'date.after') return since(momentOf(first), (at, limit) => at > limit)
  if (name === 'date.before') return since(momentOf(first), (at, limit) => at < limit)
  if (name === 'date.between') {
    const [from, to] = [momentOf(first), momentOf(second)]
    return (at) => at >= from && at <= to
  }
  const [, part = '', order] = /^date\.([a-z-]+?)(?:-(after|before))?$/.exec(name) ?? []
  const known = Object.hasOwn(parts, part) ? parts[part] : undefined
  if (!known || (part === 'year' && order)) return undefined
  const wanted = numberOf(first, known.names)
  return (at) => {
    const value = known.of(new Date(at))
    return order === 'after' ? value > wanted : order === 'before' ? value < wanted : value === wanted
  }
}

function since(limit: number, test: (at: number, limit: number) => boolean): DateTest {
  return (at) => test(at, limit)
}

export function momentOf(value: unknown): number {
  const at =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? Date.parse(value.replace(/\+0000$/, 'Z'))
        : NaN
  if (!Number.isFinite(at)) throw validationError('Expected a date')
  return at
}

function numberOf(value: Value | undefined, names: readonly string[] | undefined): number {
  const named = typeof value === 'string' ? (names?.indexOf(value.toLowerCase()) ?? -1) + 1 : Number(value)
  if (!Number.isInteger(named) || (typeof value === 'string' && named === 0) || typeof value === 'boolean')
    throw validationError('Expected a number or a name of a day or month')
  return named
}
