import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './action-button.module.css'

/** A button that starts a call: while it runs it says so, keeps its width and its focus, and starts no second one. */
export function ActionButton({
  isRunning,
  running,
  label,
  icon,
  onClick,
  type = 'button',
  autoFocus = false,
  ...looks
}: ButtonProps & {
  readonly isRunning: boolean
  readonly label: string
  /** Said instead of the label while the call runs. */
  readonly running: string
  readonly icon?: ReactNode
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  readonly autoFocus?: boolean
}) {
  const click = (event: MouseEvent) => {
    if (isRunning) event.preventDefault()
    else onClick?.()
  }
  return (
    <Button
      {...looks}
      type={type}
      autoFocus={autoFocus}
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
