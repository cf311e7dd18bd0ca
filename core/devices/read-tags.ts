/** Reads the `t=value` pairs of a fact table into a map from tag to value. */
export function readTags(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(pairs.map((pair) => [pair.charAt(0), pair.slice(2)]))
}
