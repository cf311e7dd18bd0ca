import { html, type Html } from '../../html.ts'
import { createTexts, type Locale } from '../../messages/texts.ts'
import { emailButton } from '../parts/button.ts'
import { emailColors as colors } from '../parts/colors.ts'
import { emailHeading, emailLayout, emailLink, emailRow, emailText } from '../parts/layout.ts'
import { emailMark, markImage } from '../parts/mark.ts'
import type { Email } from '../parts/email.ts'
import { colonIn } from '../parts/labelled.ts'

interface ListedRequest {
  /** Name of the visitor, otherwise the email address. */
  readonly name: string
  readonly device: string
  /** Number of the quote. */
  readonly number: string
  readonly isSent: boolean
  readonly link: string
}

/** Mail about several requests, to the member in whose name the widget creates quotes. */
export function widgetRequestsEmail({
  locale,
  productName,
  teamName,
  widget,
  requests,
  more,
  link,
}: {
  readonly locale: Locale
  readonly productName: string
  readonly teamName: string
  /** Name of the widget. */
  readonly widget: string
  /** Oldest first. */
  readonly requests: readonly ListedRequest[]
  /** Number of requests that are not listed. */
  readonly more: number
  /** Address of the list of quotes. */
  readonly link: string
}): Email {
  const texts = createTexts(locale)
  const count = requests.length + more
  const subject = texts('widgetRequests.subject', { count, widget })
  const heading = texts('widgetRequests.heading', { count })
  const hasDraft = requests.some(({ isSent }) => !isSent)
  const asked = texts('widgetRequests.text', { widget })
  const text = hasDraft ? `${asked} ${texts('widgetRequests.drafts')}` : asked
  const listed = requests.map((request) => ({
    ...request,
    // An erased customer has no name.
    name: request.name || request.number,
    state: texts(request.isSent ? 'widgetRequests.state.sent' : 'widgetRequests.state.draft'),
  }))
  const others = more > 0 ? texts('widgetRequests.more', { count: more }) : undefined
  const button = texts('widgetRequests.button')
  const product = texts('email.quotedWith', { productName })
  return {
    subject,
    html: emailLayout({
      lang: locale,
      preview: subject,
      sender: teamName,
      rows: [
        emailHeading(heading),
        emailText(html`<span style="overflow-wrap:anywhere">${text}</span>`),
        emailRow(
          html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
            ${listed.map(listRow)}
          </table>`,
        ),
        ...(others === undefined ? [] : [emailText(emailLink(link, others))]),
        emailButton(link, button),
      ],
      foot: emailMark(product, 18),
    }),
    images: [markImage],
    text: `${[
      heading,
      text,
      ...listed.map(({ name, device, number, state, link: own }) =>
        [name, [device, number, state].filter(Boolean).join(' · '), own].join('\n'),
      ),
      ...(others === undefined ? [] : [others]),
      `${button}${colonIn(locale)}\n${link}`,
      product,
    ].join('\n\n')}\n`,
  }
}

function listRow({ name, device, number, state, link }: ListedRequest & { readonly state: string }): Html {
  return html`<tr>
    <td class="e-line" style="border-top:1px solid ${colors.line.light};padding:10px 0">
      <strong>${emailLink(link, name)}</strong><br />
      <span
        class="e-dimmed"
        style="font-size:14px;line-height:20px;color:${colors.dimmed.light};overflow-wrap:anywhere"
        >${device && `${device}\u00a0· `}<span style="white-space:nowrap">${number}</span></span
      >
    </td>
    <td
      class="e-line e-dimmed"
      align="right"
      valign="top"
      style="border-top:1px solid ${colors.line.light};padding:10px 0 10px 16px;color:${colors.dimmed.light};white-space:nowrap"
    >
      ${state}
    </td>
  </tr>`
}
