import { createContext, useContext } from 'react'

/** What the scanner has read and nobody has taken yet; it waits while the identify screen is on its way. */
export interface Scans {
  readonly texts: readonly string[]
  readonly clear: () => void
}

export const ScanInbox = createContext<Scans | null>(null)

export function useScans(): Scans {
  const scans = useContext(ScanInbox)
  if (!scans) throw new Error('useScans outside of a team')
  return scans
}
