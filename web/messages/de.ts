import type { PartialMessages } from './messages.ts'

export const de = {} satisfies PartialMessages
