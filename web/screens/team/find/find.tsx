import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '#code/lazy-view.tsx'
import { OpenFind } from './open-find.ts'

// The code of the dialog is loaded when Find is first opened.
const FindDialog = lazyDialog(
  () => import('./find-dialog.tsx'),
  ({ FindDialog }) => FindDialog,
  ({ close }) => close,
)

/**
 * Find does not open over another dialog: it would be below it, or leave the page with what was typed there.
 */
const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Opens Find on Ctrl+K, also while typing, or when a control inside requests it. */
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
