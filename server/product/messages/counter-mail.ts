import type { CounterOffer } from '@costard/contract'
import type { MessageKind } from '@costard/quotes'
import { counterOfferEmail } from '@costard/templates'
import type { ComposedMail } from './composed-mail.ts'
import type { MessageSubject, PreparedMessage } from './team-message.ts'

interface SentOffer {
  readonly state: CounterOffer['state']
  readonly answerBy: string
  readonly content: CounterOffer['content']
}

export type CounterMessage = Extract<
  MessageKind,
  'counterOffer' | 'counterReminder' | 'counterRaised' | 'repairDearer' | 'repairReminder' | 'repairCheaper'
>

/** Returns the kind of message of a mail about a counter-offer. */
export function counterMessage(
  { state, content }: Pick<SentOffer, 'state' | 'content'>,
  kind: 'offer' | 'reminder',
): CounterMessage {
  if (content.kind === 'repair') {
    if (state === 'notified') return 'repairCheaper'
    return kind === 'reminder' ? 'repairReminder' : 'repairDearer'
  }
  if (state === 'notified') return 'counterRaised'
  return kind === 'reminder' ? 'counterReminder' : 'counterOffer'
}

/** Returns the mail of a counter-offer. */
export function counterMail(
  { message, from, free }: PreparedMessage,
  { quote }: MessageSubject,
  { state, answerBy, content }: SentOffer,
): ComposedMail {
  const email = counterOfferEmail({
    ...message,
    isNotice: state === 'notified',
    currency: quote.currency,
    answerBy,
    content: {
      ...content,
      deviceName: free(content.deviceName),
      message: free(content.message),
      findings: content.findings.map((finding) => ({
        ...finding,
        question: free(finding.question),
        said: free(finding.said),
        found: free(finding.found),
      })),
      services: content.services.map((service) => ({ ...service, name: free(service.name) })),
    },
  })
  return { ...from, ...email }
}
