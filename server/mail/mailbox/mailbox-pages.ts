import { pagePatterns } from '@costard/contract'
import type { Address, Email } from 'postal-mime'
import { Html, html } from '@costard/templates'
import { style } from './mailbox-style.ts'

/** Renders the list of the newest mails. total: number of all mails. */
export function listPage(productName: string, mails: { name: string; mail: Email }[], total: number): Html {
  const rows = mails.map(
    ({ name, mail }) =>
      html`<li>
        <a href="${pagePatterns.mailbox}/${name}"
          ><span class="to">${addressText(mail.to)}</span
          ><span class="subject">${subjectOf(mail)}</span>${timeOf(mail)}</a
        >
      </li>`,
  )
  const list = html`<ul class="sheet mails">
    ${rows}
  </ul>`
  const empty = html`<p class="sheet empty">No mail yet. Mails sent by ${productName} Pro appear here.</p>`
  const older =
    total > mails.length && html`<p class="note">${total - mails.length} older ones are not shown.</p>`
  return page(
    `Mailbox of ${productName} Pro`,
    html`<header>
        <h1>Mailbox</h1>
        <p class="note">No mail server is set, so mails stay on this machine.</p>
        <a class="button" href="${pagePatterns.mailbox}">Refresh</a>
      </header>
      ${mails.length > 0 ? list : empty} ${older}`,
  )
}

/** Renders one mail: headers, the HTML part in a sandboxed iframe, the text part. */
export function mailPage(productName: string, name: string, mail: Email): Html {
  const attachments = mail.attachments
    .filter((each) => each.disposition !== 'inline')
    .map((each) => each.filename ?? each.mimeType)
  const message = html`<iframe
    class="sheet"
    title="HTML part"
    src="${pagePatterns.mailbox}/${name}/message"
    sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
  ></iframe>`
  return page(
    `${subjectOf(mail)} - ${productName} Pro`,
    html`<p><a href="${pagePatterns.mailbox}">All mails</a></p>
      <header><h1>${subjectOf(mail)}</h1></header>
      <dl>
        <dt>To</dt>
        <dd>${addressText(mail.to)}</dd>
        <dt>From</dt>
        <dd>${addressText(mail.from && [mail.from])}</dd>
        ${
          mail.replyTo &&
          html`<dt>Reply to</dt>
            <dd>${addressText(mail.replyTo)}</dd>`
        }
        <dt>Sent</dt>
        <dd>${timeOf(mail)}</dd>
        ${
          attachments.length > 0 &&
          html`<dt>Attached</dt>
            <dd>${attachments.join(', ')}</dd>`
        }
      </dl>
      ${mail.html ? message : ''}
      <h2>Text part</h2>
      <pre class="sheet">${linked(mail.text ?? '')}</pre>`,
  )
}

/** Returns the HTML part with links that open in the whole tab, and with embedded inline images. */
export function messagePage(mail: Email): string {
  const markup = mail.attachments.reduce((text, { contentId, mimeType, content }) => {
    const id = contentId?.replace(/^<|>$/g, '')
    return id ? text.replaceAll(`cid:${id}`, `data:${mimeType};base64,${String(content)}`) : text
  }, mail.html ?? '')
  const base = '<base target="_top">'
  return /<head[^>]*>/i.test(markup) ? markup.replace(/<head[^>]*>/i, (head) => head + base) : base + markup
}

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        ${style}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}

function linked(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}

function addressText(addresses: Address[] | undefined): string {
  return (addresses ?? []).map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')
}

function subjectOf(mail: Email): string {
  return mail.subject || '(no subject)'
}

function timeOf(mail: Email): Html {
  const iso = mail.date ?? ''
  return html`<time datetime="${iso}">${iso.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')}</time>`
}
