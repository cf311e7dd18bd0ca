import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyView } from '#code/lazy-view.tsx'

/** Keeping things on the device starts when the first view has had the network for itself. Milliseconds. */
const afterMs = 5000

const Offline = lazyView(
  () => import('./offline.tsx'),
  (file) => file.Offline,
)

/** Parts that keep the app and its data on this device; loaded once the page is at rest. */
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
