import { useState } from 'react'

/** True once a field was left, until it is entered again: half of a value is not wrong while it is being typed. */
export function useLeft() {
  const [isLeft, setLeft] = useState(false)
  return { isLeft, ofField: { onFocus: () => setLeft(false), onBlur: () => setLeft(true) } }
}
