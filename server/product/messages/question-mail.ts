import { addressOf, screenPatterns } from '@costard/contract'
import { createTexts, questionAnsweredEmail, questionAskedEmail, unlinked } from '@costard/templates'
import type { Config } from '#config'
import type { ComposedMail } from './composed-mail.ts'
import type { MessageSubject, PreparedMessage } from './team-message.ts'

/**
 * Returns the mail of a question. Anybody with the link can write a question: its addresses must not become
 * links.
 */
export function questionAskedMailOf(
  { message, from }: PreparedMessage,
  found: MessageSubject,
  { text, name, replyTo }: { readonly text: string; readonly name: string; readonly replyTo: string | null },
): ComposedMail {
  const someone = createTexts(message.locale)('news.someone')
  return {
    fromName: from.fromName,
    ...(replyTo !== null && { replyTo }),
    ...questionAskedEmail({
      ...message,
      customerName: unlinked(name) || message.customerName || someone,
      device: deviceOf(found),
      text: unlinked(text),
      canReply: replyTo !== null,
    }),
  }
}

/** Returns the mail of an answer to a question. */
export function questionAnsweredMailOf(
  { message, from }: PreparedMessage,
  found: MessageSubject,
  { question, answer }: { readonly question: string; readonly answer: string },
): ComposedMail {
  return {
    ...from,
    ...questionAnsweredEmail({
      ...message,
      teamName: unlinked(message.teamName),
      sentBy: unlinked(message.sentBy),
      device: deviceOf(found),
      question: unlinked(question),
      answer: unlinked(answer),
    }),
  }
}

function deviceOf({ quote }: MessageSubject): string {
  return unlinked(quote.snapshot?.lines[0]?.deviceName ?? '')
}

/** Returns the page of a quote for members. */
export function quoteAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { teamId, quoteId }: Pick<MessageSubject['quote'], 'teamId' | 'quoteId'>,
): string {
  return publicUrl + addressOf(screenPatterns.quote, { tid: teamId, qid: quoteId })
}
