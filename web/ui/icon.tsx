import type { Icon as Drawing } from '@tabler/icons-react'

/** An icon beside words that say the same: in our stroke, and not read out. size: pixels. */
export function Icon({ of: Of, size = 20 }: { readonly of: Drawing; readonly size?: number }) {
  return <Of size={size} stroke={1.75} aria-hidden="true" />
}
