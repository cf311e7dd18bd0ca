import type { ComponentProps, ReactNode } from 'react'
import { DialogFoot } from './dialog-foot.tsx'
import { Dialog } from './dialog.tsx'

/**
 * A dialog with a form: Enter and its second button submit the form. The remaining properties are those of
 * the foot.
 */
export function FormDialog({
  title,
  isOpen = true,
  size,
  action,
  onClose,
  onSubmit = action?.run,
  children,
  ...foot
}: Omit<ComponentProps<typeof DialogFoot>, 'children' | 'onClick' | 'size' | 'type'> & {
  readonly title: ReactNode
  readonly isOpen?: boolean
  readonly size?: 'lg'
  /** Called on submit; by default the action runs. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={title} {...(size && { size })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        {children}
        <DialogFoot type="submit" isRunning={action?.isRunning ?? false} {...foot} onClose={onClose} />
      </form>
    </Dialog>
  )
}
