import type { PartialTexts } from './en.ts'

export const es = {} as const satisfies PartialTexts
