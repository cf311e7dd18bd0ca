import { createContext } from 'react'

/** Context with the function that opens the list of keyboard shortcuts. */
export const OpenShortcuts = createContext<() => void>(() => {})
