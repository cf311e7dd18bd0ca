import { useEffect, useState } from 'react'

/** Maximum time that publishing waits for the comparison with earlier quotes. Milliseconds. */
const patienceMs = 3_000

/** True if the comparison has been pending for so long that publishing no longer waits. */
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
