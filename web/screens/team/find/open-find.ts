import { createContext } from 'react'

/** Opens Find. */
export const OpenFind = createContext<() => void>(() => {})
