import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './note.module.css'

/** A short inline message, coloured by kind. A `problem` is announced at once. */
export function Note({
  kind,
  icon,
  children,
  action,
  close,
}: {
  readonly kind: 'money' | 'news' | 'problem'
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
  /** A button that hides the note. */
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined
}) {
  return (
    <div className={classes.note} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
      {icon}
      <div className={classes.words}>
        <div className={classes.text}>{children}</div>
        {action}
      </div>
      {close && (
        <ActionIcon
          className={classes.close}
          variant="transparent"
          c="inherit"
          size={44}
          aria-label={close.label}
          title={close.label}
          onClick={close.onClose}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </div>
  )
}
