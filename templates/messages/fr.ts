import type { PartialTexts } from './partial-texts.ts'

export const fr = {} as const satisfies PartialTexts
