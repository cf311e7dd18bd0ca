import { useEffect, useEffectEvent } from 'react'
import { noBurst, pauseMs, readKey, type Scan } from './scan-keys.ts'
import { rememberField, type RememberedField } from './remembered-field.ts'

/** How long a single key outside of fields is delayed for the second key of a scan. Milliseconds. */
const firstKeyMs = 80

/**
 * Listens for a hardware scanner, wherever the focus is. Text that a scan typed into a field is removed
 * again, and keys that would trigger something are delayed until it is clear that they do not start a scan.
 */
export function useScanKeys(onScan: (scan: Scan) => void): void {
  const emit = useEffectEvent(onScan)
  useEffect(() => {
    let burst = noBurst
    let field: RememberedField | undefined
    let delayed: KeyboardEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const replay = () => {
      clearTimeout(timer)
      const events = delayed
      delayed = []
      for (const event of events) event.target?.dispatchEvent(copyOf(event))
    }
    const listen = (event: KeyboardEvent) => {
      if (!event.isTrusted) return
      const isNoText = event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey
      const step = readKey(burst, { key: event.key, at: event.timeStamp, isNoText })
      burst = step.burst
      if (step.scan !== undefined) {
        stop(event)
        clearTimeout(timer)
        delayed = []
        field?.restore()
        field = undefined
        return emit(step.scan)
      }
      if (event.key === 'Shift') return
      // The lost start of a code is removed together with the rest.
      if (step.isFirst && !burst.isCut) field = undefined
      if (isTyped(event)) field ??= rememberField(event.target)
      // Space presses a button or scrolls, neither of which can be replayed later, so it is delayed only
      // within a scan.
      const canWait = event.key.length === 1 && !isNoText && (event.key !== ' ' || step.mayBeScan)
      if (!canWait || isTyped(event)) return replay()
      if (!step.mayBeScan) replay()
      stop(event)
      delayed.push(event)
      clearTimeout(timer)
      timer = setTimeout(replay, step.mayBeScan ? pauseMs + 10 : firstKeyMs)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => {
      window.removeEventListener('keydown', listen, { capture: true })
      replay()
    }
  }, [])
}

function stop(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=button])'))
  )
}

function copyOf({ key, code, shiftKey }: KeyboardEvent): KeyboardEvent {
  return new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    bubbles: true,
    cancelable: true,
    composed: true,
  })
}
