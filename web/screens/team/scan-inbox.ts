import { createContext, useContext } from 'react'

/** Scans not handled yet; they wait while the identify screen loads. */
export interface Scans {
  readonly texts: readonly string[]
  readonly clear: () => void
  /** Opens the device with this number, as a scan of it does. */
  readonly add: (text: string) => void
}

export const ScanInbox = createContext<Scans | null>(null)

export function useScans(): Scans {
  const scans = useContext(ScanInbox)
  if (!scans) throw new Error('useScans outside of a team')
  return scans
}
