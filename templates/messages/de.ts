import type { PartialTexts } from './texts.ts'

export const de = {} as const satisfies PartialTexts
