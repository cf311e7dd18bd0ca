/** French, German and Spanish texts by the English text. */
export type Translations = Readonly<Record<string, readonly [fr: string, de: string, es: string]>>
