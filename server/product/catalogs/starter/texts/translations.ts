/** By the English text: the same in French, German and Spanish. */
export type Translations = Readonly<Record<string, readonly [fr: string, de: string, es: string]>>
