import type { en } from './en.ts'

/** A language may lack any text; readers then see the English one. */
export type PartialTexts = Overlay<typeof en>

type Overlay<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overlay<T[K]> }
