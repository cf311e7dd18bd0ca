import { useHotkeys } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { OpenFind } from './open-find.ts'

// Its code loads when it is opened for the first time.
const FindDialog = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }))

/** Shows Find on Ctrl K, also while typing, or when a control inside asks for it. */
export function Find({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  useHotkeys([['mod+K', open]], [])
  return (
    <OpenFind value={open}>
      {children}
      <Suspense>{isOpen && <FindDialog close={() => setOpen(false)} />}</Suspense>
    </OpenFind>
  )
}
