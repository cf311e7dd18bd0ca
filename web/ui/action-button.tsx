import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './action-button.module.css'

/**
 * A button that starts a call: while the call runs it shows a spinner, keeps width and focus, and ignores
 * clicks.
 */
export function ActionButton({
  action,
  isRunning = action?.isRunning ?? false,
  running,
  label,
  icon,
  onClick = action?.run,
  type = 'button',
  form,
  autoFocus = false,
  hint,
  ...looks
}: ButtonProps & {
  /** Action started by a click; alternatively isRunning and onClick. */
  readonly action?: { readonly isRunning: boolean; readonly run: () => void }
  readonly isRunning?: boolean
  readonly label: string
  /** Label while the call runs. */
  readonly running: string
  readonly icon?: ReactNode
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  /** Id of a form outside of which the button submits it. */
  readonly form?: string
  readonly autoFocus?: boolean
  /** Longer description than the label, for hover and screen readers. */
  readonly hint?: string
}) {
  const click = (event: MouseEvent) => {
    if (isRunning) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button
      {...looks}
      type={type}
      form={form}
      autoFocus={autoFocus}
      title={hint}
      aria-busy={isRunning}
      aria-disabled={isRunning}
      onClick={click}
    >
      <span className={classes.labels} data-running={isRunning || undefined}>
        <span>
          {icon}
          {label}
        </span>
        <span>
          {icon}
          {running}
        </span>
      </span>
    </Button>
  )
}
