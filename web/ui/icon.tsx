import type { Icon as Drawing } from '@tabler/icons-react'

/** An icon beside a text with the same meaning, hidden from screen readers. size: pixels. */
export function Icon({ of: Of, size = 20 }: { readonly of: Drawing; readonly size?: number }) {
  return <Of size={size} stroke={1.75} aria-hidden="true" />
}
