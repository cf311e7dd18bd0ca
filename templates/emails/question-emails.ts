import { html } from '../html.ts'
import { createTexts, type Locale } from '../messages/texts.ts'
import { emailButton } from './email-button.ts'
import { emailHeading, emailLayout, emailNote, emailText } from './email-layout.ts'
import { emailMark, markImage } from './email-mark.ts'
import type { Email } from './email.ts'

interface AboutQuestion {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Of the quote. */
  readonly number: string
  readonly link: string
}

/** Goes to the member who sent the quote. */
export function questionAskedEmail({
  customerName: name,
  text,
  canReply,
  ...about
}: AboutQuestion & {
  /** May be empty. */
  readonly customerName: string
  readonly text: string
  readonly canReply: boolean
}): Email {
  const texts = createTexts(about.locale)
  const { number } = about
  const who = { name, hasName: name === '' ? 'no' : 'yes', number }
  return questionEmail(about, {
    subject: texts('question.asked.subject', { number }),
    heading: texts('question.asked.heading', who),
    paragraphs: [text],
    button: texts('question.asked.button'),
    note: texts(canReply ? 'question.asked.reply' : 'question.asked.noReply'),
  })
}

/** Goes to the customer. */
export function questionAnsweredEmail({
  sentBy,
  question,
  answer,
  ...about
}: AboutQuestion & { readonly sentBy: string; readonly question: string; readonly answer: string }): Email {
  const texts = createTexts(about.locale)
  const { number, teamName: team } = about
  return questionEmail(about, {
    subject: texts('question.answered.subject', { number, team }),
    heading: texts('question.answered.heading', { team }),
    paragraphs: [answer, texts('question.answered.asked', { question })],
    button: texts('question.answered.button'),
    note: texts('quoteSent.questions', { name: sentBy }),
  })
}

function questionEmail(
  { locale, productName, teamName, link }: AboutQuestion,
  {
    subject,
    heading,
    paragraphs,
    button,
    note,
  }: {
    readonly subject: string
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly button: string
    readonly note: string
  },
): Email {
  const texts = createTexts(locale)
  const product = texts('email.quotedWith', { productName })
  const quotedWith = texts('quoteSent.quotedWith', { product })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: teamName,
      rows: [
        emailHeading(heading),
        ...paragraphs.map((text) =>
          emailText(html`<span style="white-space:pre-line;overflow-wrap:anywhere">${text}</span>`),
        ),
        emailButton(link, button),
        emailNote(note),
      ],
      foot: emailMark(quotedWith, 18),
    }),
    images: [markImage],
    text: `${[heading, ...paragraphs, `${button}:\n${link}`, note, quotedWith].join('\n\n')}\n`,
  }
}
