/** Returns the tags without those that differ from an earlier one only in case. */
export function uniqueTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()
}
