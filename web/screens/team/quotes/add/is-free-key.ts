/**
 * True if Enter and digits have no meaning of their own in the focused element: it is not a button, link or
 * text field.
 */
export function isFreeKey({ target }: KeyboardEvent): boolean {
  const takesKeys = 'button, a, summary, select, textarea, input:not([type=radio], [type=checkbox])'
  return !(target instanceof Element && target.matches(takesKeys))
}
