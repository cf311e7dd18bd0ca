import type { PartialMessages } from './messages.ts'

export const es = {} satisfies PartialMessages
