import type { ComponentProps, MouseEvent } from 'react'
import { usePlace } from '../fields/place.ts'

/** A link within the app that works without a router. With a modifier key or another button the browser handles it. */
export function PageLink({
  to,
  state,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string; readonly state?: unknown }) {
  const { go } = usePlace()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    go(to, { state })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
