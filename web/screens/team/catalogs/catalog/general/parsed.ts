/** A value read from a text, or why it cannot be. */
export type Parsed<Value> = { readonly value: Value } | { readonly error: string }
