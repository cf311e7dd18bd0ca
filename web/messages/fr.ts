import type { PartialMessages } from './messages.ts'

export const fr = {} satisfies PartialMessages
