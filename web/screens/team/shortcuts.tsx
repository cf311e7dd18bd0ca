import { lazy, Suspense, useState } from 'react'
import { useKeys } from '#ui/use-keys.ts'

// Few people open it, so its code loads with the first press.
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** Shows all keyboard shortcuts on "?". */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return <Suspense>{isOpen && <ShortcutsDialog close={() => setOpen(false)} />}</Suspense>
}
