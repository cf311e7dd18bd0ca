import { type LabelSize, labelSizes } from '@costard/contract'
import { useState } from 'react'

const key = 'label-size'

/** The label size last printed on this device. */
export function useLabelSize(): readonly [LabelSize, (size: LabelSize) => void] {
  const [size, setSize] = useState(stored)
  const change = (next: LabelSize) => {
    setSize(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // No storage, or it is full: the size is not remembered.
    }
  }
  return [size, change]
}

function stored(): LabelSize {
  try {
    const value = localStorage.getItem(key)
    return labelSizes.find((size) => size === value) ?? labelSizes[0]
  } catch {
    return labelSizes[0]
  }
}
