/** Returns what a colleague saved, with the fields that were changed here. before: what both are based on. */
export function withChanges<Fields extends object>(saved: Fields, before: Fields, now: Fields): Fields {
  const names = Object.keys(now) as (keyof Fields)[]
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
}
