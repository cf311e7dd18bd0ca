import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyView } from '#code/lazy-view.tsx'

/**
 * Storing data on the device starts this long after the page opened, so that the first view has the network
 * for itself. Milliseconds.
 */
const afterMs = 5000

const Offline = lazyView(
  () => import('./offline.tsx'),
  (file) => file.Offline,
)

/** Components that store the app and its data on this device; loaded once the page is idle. */
export function OfflineLater(): ReactNode {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    isAtRest && (
      <Suspense>
        <Offline />
      </Suspense>
    )
  )
}
