import { html, Html } from '../../html.ts'
import { emailColors as colors, emailFont } from './colors.ts'

interface EmailPage {
  lang: string
  /** Preview text, which mail clients show next to the subject. */
  preview: string
  /** Name of the sender: the product or a team. */
  sender: string | Html
  /** Rows created with the functions below. */
  rows: readonly Html[]
  foot: Html
}

/** Returns the HTML document: one 600 px column of tables and inline styles, light and dark. */
export function emailLayout({ lang, preview, sender, rows, foot }: EmailPage): string {
  const page = html`<!doctype html>
    <html lang="${lang}" style="color-scheme:light dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${preview}</title>
        <style>
          ${darkStyles}
        </style>
      </head>
      <body class="e-canvas" style="margin:0;padding:0;background:${colors.canvas.light}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          class="e-canvas"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${colors.canvas.light}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="e-surface"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;background:${colors.surface.light};border:1px solid ${colors.edge.light};border-radius:12px"
              >
                <tr>
                  <td
                    class="e-pad e-ink"
                    style="padding:32px;font-family:${emailFont};font-size:16px;line-height:24px;color:${colors.ink.light}"
                  >
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      ${emailRow(typeof sender === 'string' ? html`<strong>${sender}</strong>` : sender)}
                      ${rows}
                      <tr>
                        <td
                          class="e-line e-dimmed"
                          style="border-top:1px solid ${colors.line.light};padding-top:16px;font-size:12px;line-height:18px;color:${colors.dimmed.light}"
                        >
                          ${foot}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.toString()
}

/** A row with space below. */
export function emailRow(content: Html): Html {
  return html`<tr>
    <td style="padding-bottom:20px">${content}</td>
  </tr>`
}

export function emailHeading(text: string): Html {
  return emailRow(html`<h1 style="margin:0;font-size:26px;line-height:32px;font-weight:700">${text}</h1>`)
}

export function emailText(text: string | Html): Html {
  return emailRow(html`${text}`)
}

/** Small, dimmed text. */
export function emailNote(text: string | Html): Html {
  return emailRow(
    html`<span class="e-dimmed" style="font-size:14px;line-height:20px;color:${colors.dimmed.light}"
      >${text}</span
    >`,
  )
}

export function emailLink(url: string, text: string): Html {
  return html`<a
    class="e-link"
    href="${url}"
    style="color:${colors.brandInk.light};text-decoration:underline;overflow-wrap:anywhere;word-break:break-word"
    >${text}</a
  >`
}

// Inline styles cannot have media queries, so dark colours require classes.
const darkStyles = new Html(`:root{color-scheme:light dark}
@media (max-width:480px){.e-pad{padding:20px!important}}
@media (prefers-color-scheme:dark){
.e-canvas{background:${colors.canvas.dark}!important}
.e-surface{background:${colors.surface.dark}!important;border-color:${colors.edge.dark}!important}
.e-ink{color:${colors.ink.dark}!important}
.e-dimmed{color:${colors.dimmed.dark}!important}
.e-line{border-color:${colors.line.dark}!important}
.e-link{color:${colors.brandInk.dark}!important}
.e-initials{background:${colors.initials.dark}!important;color:${colors.onInitials.dark}!important}
.e-button{background:${colors.brand.dark}!important}
.e-ticket{background:${colors.ticket.dark}!important;border-color:${colors.ticketEdge.dark}!important}
.e-ticket-ink{color:${colors.ticketInk.dark}!important}
.e-ticket-dimmed{color:${colors.ticketDimmed.dark}!important}
}`)
