/** A newer version, or a part of one, with the unsaved local changes that it affects. */
interface News<Part> {
  /** Parts changed locally. */
  readonly mine: readonly Part[]
  /** Parts changed by somebody else. */
  readonly changed: readonly Part[]
  /** Parts that already wait for a choice. */
  readonly held?: readonly Part[]
  /**
   * True if a part that both sides changed can be saved without asking, for example because the changes are
   * identical.
   */
  readonly isSettled: (part: Part) => boolean
  readonly asks?: 'same part' | 'any change'
}

/** Returns the locally changed parts that must not be saved until the user has chosen between both values. */
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
