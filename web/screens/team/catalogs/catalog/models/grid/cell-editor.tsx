import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from './price-grid.module.css'
import type { Step } from './range.ts'

/** Field in a cell. Enter moves down, Tab right, Escape restores the old value. */
export function CellEditor({
  text,
  label,
  onDone,
  onCancel,
}: {
  readonly text: string
  readonly label: string
  readonly onDone: (text: string, next?: Step) => void
  readonly onCancel: () => void
}) {
  const [value, setValue] = useState(text)
  const isOver = useRef(false)
  const end = (finish: () => void) => {
    // Leaving the field by a key also causes a blur event.
    if (isOver.current) return
    isOver.current = true
    finish()
  }
  return (
    <input
      className={classes.editor}
      autoFocus
      aria-label={label}
      autoComplete="off"
      inputMode="decimal"
      maxLength={200}
      value={value}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={({ currentTarget }) => end(() => onDone(currentTarget.value))}
      onKeyDown={(event) => {
        event.stopPropagation()
        const { key, shiftKey, currentTarget } = event
        if (event.nativeEvent.isComposing) return
        if (key === 'Escape') end(onCancel)
        else if (key === 'Enter')
          end(() => flushSync(() => onDone(currentTarget.value, shiftKey ? 'up' : 'down')))
        else if (key === 'Tab')
          end(() => flushSync(() => onDone(currentTarget.value, shiftKey ? 'left' : 'right')))
        else return
        event.preventDefault()
      }}
    />
  )
}
