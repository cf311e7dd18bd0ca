import type { PartialTexts } from './en.ts'

export const fr = {} as const satisfies PartialTexts
