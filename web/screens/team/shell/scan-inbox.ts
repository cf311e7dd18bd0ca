import { createContext, useContext } from 'react'

export interface EnteredCode {
  readonly text: string
  /** `cutScan`: the scanner was interrupted and the start of the code is lost. */
  readonly by: 'scanner' | 'cutScan' | 'hand'
}

/** Scanned codes that are not handled yet; they wait while the identify screen loads. */
export interface Scans {
  readonly codes: readonly EnteredCode[]
  readonly clear: () => void
  /** Opens the device with this number, as scanning it does. */
  readonly add: (code: EnteredCode) => void
}

export const ScanInbox = createContext<Scans | null>(null)

export function useScans(): Scans {
  const scans = useContext(ScanInbox)
  if (!scans) throw new Error('useScans outside of a team')
  return scans
}
