interface Issue {
  readonly path: readonly PropertyKey[]
}

/**
 * Returns the paths of the fields that the server would refuse, such as "phone", or "hours.0" in lists with
 * an error per item.
 */
export function invalidPathsIn(issues: readonly Issue[] = []): readonly string[] {
  const paths = issues.map(({ path }) => path.slice(0, listed.has(path[0]) ? 2 : 1).join('.'))
  return [...new Set(paths)]
}

const listed: ReadonlySet<PropertyKey | undefined> = new Set(['hours', 'closedDays', 'validDays'])
