import type { PartialTexts } from './en.ts'

export const de = {} as const satisfies PartialTexts
