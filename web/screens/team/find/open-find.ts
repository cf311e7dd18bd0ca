import { createContext } from 'react'

/** Context with the function that opens Find. */
export const OpenFind = createContext<() => void>(() => {})
