import type { Leaf } from '../catalog.ts'

/** Returns the work of a test: 1, or the length of its list. */
export function weightOf({ value }: { readonly value?: Leaf['value'] | undefined }): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1
}
