import { useState } from 'react'

/**
 * True from the blur of a field until its next focus: an incomplete value is not an error while it is being
 * typed.
 */
export function useLeft() {
  const [isLeft, setLeft] = useState(false)
  return { isLeft, ofField: { onFocus: () => setLeft(false), onBlur: () => setLeft(true) } }
}
