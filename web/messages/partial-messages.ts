import type { en } from './en.ts'

export type Messages = typeof en

/** A language may lack any text; the English one is then shown. */
export type PartialMessages = Overlay<Messages>

type Overlay<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overlay<T[K]> }
