type TextKey<Name extends string> = Name extends `${infer Group}.${infer Rest}` ? `${Group}-${Rest}` : never

/** Keys of texts have no dots: `quotes.read` is `quotes-read` there. */
export function textKeyOf<Name extends `${string}.${string}`>(name: Name): TextKey<Name> {
  return name.replace('.', '-') as TextKey<Name> // the same replacement
}
