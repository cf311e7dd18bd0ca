import { useEffect, useEffectEvent } from 'react'

/** Calls back when somebody begins to use the page: a key, a press, or the pointer over something that can be used. */
export function useIntent(onIntent: () => void, isWaiting: boolean): void {
  const tell = useEffectEvent(onIntent)
  useEffect(() => {
    if (!isWaiting) return
    const listening = new AbortController()
    const { signal } = listening
    const notice = ({ type, target }: Event) => {
      const isOverUsable = target instanceof Element && target.closest('a, button, input') !== null
      if (type === 'pointerover' && !isOverUsable) return
      listening.abort()
      tell()
    }
    for (const type of ['keydown', 'pointerdown', 'pointerover'])
      window.addEventListener(type, notice, { signal, passive: true })
    return () => listening.abort()
  }, [isWaiting])
}
