import { useEffect, useState } from 'react'

/** How long publishing waits for the comparison with earlier quotes. Milliseconds. */
const patienceMs = 3_000

/** True if something has been pending for so long that nobody has to wait for it any more. */
export function useIsLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = window.setTimeout(() => setLate(true), patienceMs)
    return () => {
      window.clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return isLate
}
