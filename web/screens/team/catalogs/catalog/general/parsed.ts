/** Result of parsing a text: a value, or an error. */
export type Parsed<Value> = { readonly value: Value } | { readonly error: string }
