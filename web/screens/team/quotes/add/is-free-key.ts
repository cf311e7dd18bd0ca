/** True if the focused control does nothing of its own with Enter or a digit: it is no button, link or field for text. */
export function isFreeKey({ target }: KeyboardEvent): boolean {
  const takesKeys = 'button, a, summary, select, textarea, input:not([type=radio], [type=checkbox])'
  return !(target instanceof Element && target.matches(takesKeys))
}
