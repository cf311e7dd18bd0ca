type TextKey<Name extends string> = Name extends `${infer Group}.${infer Rest}` ? `${Group}-${Rest}` : never

/** Returns the key of a text. Text keys cannot contain dots: `quotes.read` becomes `quotes-read`. */
export function textKeyOf<Name extends `${string}.${string}`>(name: Name): TextKey<Name> {
  return name.replace('.', '-') as TextKey<Name> // the same replacement in the type
}
