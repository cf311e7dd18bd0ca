import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ask } from '../../../messages/en/ask.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'

/**
 * Confirmation before something is removed that Undo cannot restore, naming it. docs/undo.md lists the cases.
 */
export function AskFirst({
  what,
  name = '',
  count = 1,
  label,
  onYes,
  children,
}: {
  readonly what: keyof typeof ask
  /** Name of what is removed, or of its owner. */
  readonly name?: string
  /** Number of removed things. */
  readonly count?: number
  /** Label of the confirming button, the same as of the button that opened the question. */
  readonly label: string
  readonly onYes: () => void
  /** Renders the button that opens the question. */
  readonly children: (open: () => void) => ReactNode
}) {
  const t = useTranslations('ask')
  const [isOpen, dialog] = useDisclosure(false)
  const yes = () => {
    dialog.close()
    onYes()
  }
  return (
    <>
      {children(dialog.open)}
      <Dialog opened={isOpen} onClose={dialog.close} title={t(`${what}.title`, { name, count })}>
        <p>{t(`${what}.text`, { name, count })}</p>
        <DialogFoot
          onClose={dialog.close}
          color="red"
          isRunning={false}
          label={label}
          running={label}
          onClick={yes}
        />
      </Dialog>
    </>
  )
}
