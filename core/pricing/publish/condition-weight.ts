import type { Leaf } from '../catalog.ts'

/** How much work a test is: 1, or the length of its list. */
export function weightOf({ value }: { readonly value?: Leaf['value'] | undefined }): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1
}
