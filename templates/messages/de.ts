import type { PartialTexts } from './partial-texts.ts'

export const de = {} as const satisfies PartialTexts
