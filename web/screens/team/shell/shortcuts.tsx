import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '#code/lazy-view.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { OpenShortcuts } from './open-shortcuts.ts'

// Loaded when it is first opened, since few people do.
const ShortcutsDialog = lazyDialog(
  () => import('./shortcuts-dialog.tsx'),
  ({ ShortcutsDialog }) => ShortcutsDialog,
  ({ close }) => close,
)

/** Opens the list of shortcuts on "?", or when a control inside requests it. */
export function Shortcuts({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  useKeys({ '?': open }, 'everywhere')
  return (
    <OpenShortcuts value={open}>
      {children}
      <Suspense>{isOpen && <ShortcutsDialog close={() => setOpen(false)} />}</Suspense>
    </OpenShortcuts>
  )
}
