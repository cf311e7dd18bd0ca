import { useEffect, useEffectEvent } from 'react'

/** Calls onIntent once, at the first key, press, or hover over a control. */
export function useIntent(onIntent: () => void, isWaiting: boolean): void {
  const notify = useEffectEvent(onIntent)
  useEffect(() => {
    if (!isWaiting) return
    const listening = new AbortController()
    const { signal } = listening
    const onEvent = ({ type, target }: Event) => {
      const isOverUsable = target instanceof Element && target.closest('a, button, input') !== null
      if (type === 'pointerover' && !isOverUsable) return
      listening.abort()
      notify()
    }
    for (const type of ['keydown', 'pointerdown', 'pointerover'])
      window.addEventListener(type, onEvent, { signal, passive: true })
    return () => listening.abort()
  }, [isWaiting])
}
