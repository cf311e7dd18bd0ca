import { html } from '../../html.ts'
import { createTexts } from '../../messages/texts.ts'
import { emailButton } from '../parts/button.ts'
import { emailLayout, emailNote, emailText } from '../parts/layout.ts'
import { emailMark } from '../parts/mark.ts'
import { emailSender } from '../parts/sender.ts'
import type { Email } from '../parts/email.ts'
import { filledMessage, imagesOf, type TeamMessage } from './team-message.ts'
import { colonIn } from '../parts/labelled.ts'

interface AboutQuestion extends TeamMessage {
  readonly device: string
}

/** Mail to the member who sent the quote. */
export function questionAskedEmail({
  text,
  canReply,
  ...about
}: AboutQuestion & { readonly text: string; readonly canReply: boolean }): Email {
  const texts = createTexts(about.locale)
  return questionEmail(about, {
    paragraphs: [text],
    button: texts('question.asked.button'),
    note: texts(canReply ? 'question.asked.reply' : 'question.asked.noReply'),
  })
}

/** Mail to the customer. */
export function questionAnsweredEmail({
  question,
  answer,
  ...about
}: AboutQuestion & { readonly question: string; readonly answer: string }): Email {
  const texts = createTexts(about.locale)
  return questionEmail(about, {
    paragraphs: [answer, texts('question.answered.asked', { question })],
    button: texts('question.answered.button'),
    note: texts('quoteSent.questions', { name: about.sentBy }),
  })
}

function questionEmail(
  about: AboutQuestion,
  {
    paragraphs,
    button,
    note,
  }: { readonly paragraphs: readonly string[]; readonly button: string; readonly note: string },
): Email {
  const { locale, productName, teamName, link, device } = about
  const texts = createTexts(locale)
  const product = texts('email.quotedWith', { productName })
  const quotedWith = texts('quoteSent.quotedWith', { product })
  const filled = filledMessage(about, { device })
  return {
    subject: filled.subject,
    html: emailLayout({
      lang: locale,
      preview: filled.subject,
      sender: emailSender(teamName, about.look),
      rows: [
        ...filled.rows,
        ...paragraphs.map((text) =>
          emailText(html`<span style="white-space:pre-line;overflow-wrap:anywhere">${text}</span>`),
        ),
        emailButton(link, button, about.look.color),
        emailNote(note),
      ],
      foot: emailMark(quotedWith, 18),
    }),
    images: imagesOf(about),
    text: `${[...filled.paragraphs, ...paragraphs, `${button}${colonIn(locale)}\n${link}`, note, quotedWith].join('\n\n')}\n`,
  }
}
