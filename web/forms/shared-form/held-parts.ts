/** Effect of a newer version, or of a part of it, on unsaved changes here. */
interface News<Part> {
  /** Parts changed here. */
  readonly mine: readonly Part[]
  /** Parts that somebody else changed. */
  readonly changed: readonly Part[]
  /** Parts that wait for a choice already. */
  readonly held?: readonly Part[]
  /**
   * True if a part that both changed can be saved without asking, such as one that both changed to the same.
   */
  readonly isSettled: (part: Part) => boolean
  readonly asks?: 'same part' | 'any change'
}

/** Returns the parts changed here that may not be saved before the person has chosen between both values. */
export function heldParts<Part>({
  mine,
  changed,
  held = [],
  isSettled,
  asks = 'same part',
}: News<Part>): readonly Part[] {
  const asked = asks === 'any change' && changed.length > 0 ? mine : [...held, ...changed]
  return [...new Set(asked)].filter((part) => mine.includes(part) && !isSettled(part))
}
