import type { PartialMessages } from './partial-messages.ts'

export const de = {} satisfies PartialMessages
