import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '#code/lazy-view.tsx'
import { OpenFind } from './open-find.ts'

// The code of the dialog loads when it is opened for the first time.
const FindDialog = lazyDialog(
  () => import('./find-dialog.tsx'),
  ({ FindDialog }) => FindDialog,
  ({ close }) => close,
)

/** A dialog asks first: Find would open below it, or leave the page with what is typed there. */
const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Shows Find on Ctrl K, also while typing, or when a control inside asks for it. */
export function Find({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  useHotkeys([['mod+K', () => isDialogOpen() || open()]], [])
  return (
    <OpenFind value={open}>
      {children}
      <Suspense>{isOpen && <FindDialog close={() => setOpen(false)} />}</Suspense>
    </OpenFind>
  )
}
