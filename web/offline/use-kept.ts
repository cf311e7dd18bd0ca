import { useEffect, useState } from 'react'
import { keepsSomething } from '#api/beside-network.ts'
import { loadCode } from '#code/load-code.ts'

/** Returns false until what this device keeps of the person is open; at once true where it keeps nothing. */
export function useKept(uid: string): boolean {
  const [isOpen, setIsOpen] = useState(() => !keepsSomething())
  useEffect(() => {
    if (isOpen) return
    loadKept()
      .then(({ openKept }) => openKept(uid))
      .catch((error: unknown) => console.info('What this device keeps could not be opened', error))
      .finally(() => setIsOpen(true))
  }, [isOpen, uid])
  return isOpen
}

export function loadKept() {
  return loadCode(() => import('./kept/open-kept.ts'))
}
