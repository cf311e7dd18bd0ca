import type { PartialTexts } from './texts.ts'

export const es = {} as const satisfies PartialTexts
