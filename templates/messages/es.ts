import type { PartialTexts } from './partial-texts.ts'

export const es = {} as const satisfies PartialTexts
