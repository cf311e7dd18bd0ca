import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ask } from '../../../messages/en/ask.ts'
import { DialogFoot } from '#ui/dialog-foot.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Asks before something goes that no Undo brings back, and names it. docs/undo.md lists what is asked. */
export function AskFirst({
  what,
  name = '',
  count = 1,
  label,
  onYes,
  children,
}: {
  readonly what: keyof typeof ask
  /** Name of what goes, or of whose it is. */
  readonly name?: string
  /** How many go. */
  readonly count?: number
  /** Says again what the button does that opens the question. */
  readonly label: string
  readonly onYes: () => void
  /** Returns the button that opens the question. */
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
