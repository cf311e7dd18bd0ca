interface Issue {
  readonly path: readonly PropertyKey[]
}

/** Returns the paths of what a server would refuse, such as "phone", or "hours.0" in a list with an error for each part. */
export function invalidPathsIn(issues: readonly Issue[] = []): readonly string[] {
  const paths = issues.map(({ path }) => path.slice(0, listed.has(path[0]) ? 2 : 1).join('.'))
  return [...new Set(paths)]
}

const listed: ReadonlySet<PropertyKey | undefined> = new Set(['hours', 'closedDays', 'validDays'])
