import { useEffect, useState } from 'react'
import { loadCode } from '#code/load-code.ts'
import { findKept, keepsSomething, mayHaveForgotten } from './keeps-something.ts'

/**
 * Returns false until the user's data on this device is open; immediately true if the device keeps nothing.
 */
export function useKept(uid: string): boolean {
  const [isOpen, setIsOpen] = useState(() => !keepsSomething() && !mayHaveForgotten())
  useEffect(() => {
    if (isOpen) return
    openKeptOf(uid)
      .catch((error: unknown) => console.info('What this device keeps could not be opened', error))
      .finally(() => setIsOpen(true))
  }, [isOpen, uid])
  return isOpen
}

async function openKeptOf(uid: string): Promise<void> {
  if (!(await findKept())) return
  const { openKept } = await loadKept()
  await openKept(uid)
}

export function loadKept() {
  return loadCode(() => import('./kept/open-kept.ts'))
}
