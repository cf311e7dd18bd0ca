import type { PartialMessages } from './partial-messages.ts'

export const fr = {} satisfies PartialMessages
