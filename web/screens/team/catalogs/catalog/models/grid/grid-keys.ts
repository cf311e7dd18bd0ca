import type { Step } from './range.ts'

/** Meaning of a key in the grid while no cell is edited. */
export type GridKey =
  | { readonly does: 'move'; readonly step: Step; readonly extend: boolean; readonly toEdge: boolean }
  | { readonly does: 'fold' | 'unselect' | 'selectAll' | 'clear' | 'fillDown' | 'changeMany' }
  /** text: initial text of the field, in place of the cell's value. */
  | { readonly does: 'edit'; readonly text?: string }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns the meaning of a key; undefined: left to the browser. isFamily: the active row is a heading. */
export function gridKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { isFamily, isReadOnly }: { readonly isFamily: boolean; readonly isReadOnly: boolean },
): GridKey | undefined {
  const isCommand = ctrlKey || metaKey
  const letter = key.toLowerCase()
  const step = steps[key]
  if (step) return { does: 'move', step, extend: shiftKey, toEdge: isCommand }
  if (key === 'Enter' && isFamily) return { does: 'fold' }
  if (key === 'Enter') return { does: 'move', step: shiftKey ? 'up' : 'down', extend: false, toEdge: false }
  if (key === 'Escape') return { does: 'unselect' }
  if (isCommand && letter === 'a') return { does: 'selectAll' }
  if (isReadOnly) return undefined
  if (key === 'F2') return { does: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' }
  if (isCommand && letter === 'd') return { does: 'fillDown' }
  if (isCommand || altKey || key.length !== 1) return undefined
  if (key === '%') return { does: 'changeMany' }
  return key === ' ' ? { does: 'edit' } : { does: 'edit', text: key }
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'home',
  End: 'end',
}
