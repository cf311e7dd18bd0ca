import type { PartialTexts } from './texts.ts'

export const fr = {} as const satisfies PartialTexts
