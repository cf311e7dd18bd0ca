import { useEffect, useEffectEvent, useState } from 'react'

/** The expanded row of a list, moved by the arrow keys; back to `start` when `resetOn` changes. */
export function useCurrentRow(
  count: number,
  start: number,
  resetOn: string,
): readonly [number, (place: number) => void] {
  const [current, setCurrent] = useState(start)
  const [resetFor, setResetFor] = useState(resetOn)
  if (resetFor !== resetOn) {
    setResetFor(resetOn)
    setCurrent(start)
  }
  const move = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof HTMLElement && event.target.closest('input[type=radio], [role=dialog]')
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || isElsewhere || count === 0) return
    event.preventDefault()
    setCurrent((place) => Math.min(Math.max(place + step, 0), count - 1))
    requestAnimationFrame(() =>
      document.querySelector('li[data-current]')?.scrollIntoView({ block: 'nearest' }),
    )
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => move(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return [current, setCurrent]
}
