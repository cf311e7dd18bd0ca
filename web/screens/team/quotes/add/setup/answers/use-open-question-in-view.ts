import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the open question and moves the focus to its heading, since the focus was lost with the previous
 * question: keys work on, and a screen reader announces the question. After the last question its row gets
 * the focus. The items of the list have `data-key`.
 */
export function useOpenQuestionInView(
  key: string | undefined,
  answered: number,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef({ key, answered })
  useEffect(() => {
    const { key: keyBefore, answered: answeredBefore } = before.current
    before.current = { key, answered }
    const itemOf = (of: string | undefined) =>
      [...(list.current?.children ?? [])].find(
        (one) => one instanceof HTMLElement && one.dataset['key'] === of,
      )
    const item = itemOf(key)
    item?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    if (keyBefore === key && answeredBefore === answered) return
    const has = document.activeElement
    const isElsewhere = has?.matches('input, textarea, select, button, a') && !list.current?.contains(has)
    if (isElsewhere || item?.contains(has)) return
    const target = item?.querySelector('h2') ?? itemOf(keyBefore)
    if (!(target instanceof HTMLElement)) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [key, answered])
  return list
}
