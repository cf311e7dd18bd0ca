import { maxTextOf } from '@costard/contract'
import { messageRules, type MessageKind, type MessageWording, unknownFields } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'

/** Throws message/invalid with the part, the reason, and for an unknown placeholder the most similar one. */
export function checkWording(name: MessageKind, { subject, text }: MessageWording): void {
  const hasSubject = messageRules[name].channel === 'email'
  if (hasSubject !== (subject !== ''))
    throw apiError('message/invalid', { part: 'subject', reason: hasSubject ? 'missing' : 'unused' })
  const max = maxTextOf(messageRules[name].channel)
  if (text.length > max) throw apiError('message/invalid', { part: 'text', reason: 'too-long', max })
  for (const [part, written] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const [unknown] = unknownFields(name, written)
    if (unknown) throw apiError('message/invalid', { part, reason: 'unknown-field', ...unknown })
  }
}
