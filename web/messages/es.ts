import type { PartialMessages } from './partial-messages.ts'

export const es = {} satisfies PartialMessages
