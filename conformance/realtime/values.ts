import { onValue, type Query } from 'firebase/database'

/** Listens to a path or query. Returns the array to which each received value is appended. */
export function valuesOf(target: Query): unknown[] {
  const values: unknown[] = []
  onValue(target, (snapshot) => void values.push(snapshot.val()))
  return values
}
