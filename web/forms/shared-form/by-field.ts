import { isSame } from './is-same.ts'
import type { SharedParts } from './shared-form.ts'

/** Returns the fields in which two sets of form values differ. */
export function fieldsBetween<Values extends object>(
  before: Values,
  now: Values,
): readonly (keyof Values & string)[] {
  // The keys of the object are the fields.
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])] as (keyof Values & string)[]
  return names.filter((name) => !isSame(before[name], now[name]))
}

/** Returns the parts of a form: the fields of its values. read, write: access to the values being edited. */
export function byField<Version, Values extends object>({
  valuesOf,
  read,
  write,
}: {
  readonly valuesOf: (version: Version) => Values
  readonly read: () => Values
  readonly write: (values: Values) => void
}): SharedParts<Version, keyof Values & string> {
  return {
    changed: (before, after) => fieldsBetween(valuesOf(before), valuesOf(after)),
    mine: (base) => fieldsBetween(valuesOf(base), read()),
    isSettled: (part, { after }) => isSame(read()[part], valuesOf(after)[part]),
    mark: () => {
      const before = read()
      return () => fieldsBetween(before, read())
    },
    show: (version, kept) => write(withKept(valuesOf(version), read(), kept)),
  }
}

/**
 * Returns the values of a version with some fields replaced by the local values; a field that does not exist
 * locally is removed.
 */
export function withKept<Values extends object>(
  version: Values,
  here: Values,
  kept: readonly (keyof Values & string)[],
): Values {
  const others = Object.entries(version).filter(([name]) => !kept.some((one) => one === name))
  const own = kept.flatMap((name) => (name in here ? [[name, here[name]] as const] : []))
  // Each field comes from either the version or the local values.
  return Object.fromEntries([...others, ...own]) as Values
}
