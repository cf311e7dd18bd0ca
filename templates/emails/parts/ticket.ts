import { html, type Html } from '../../html.ts'
import { emailColors as colors } from './colors.ts'
import { emailRow } from './layout.ts'

interface EmailTicket {
  /** Payer as text, e.g. "We pay you". */
  direction: string
  /** Empty if there is no price to show yet. */
  price: TicketPrice
  note?: string | Html
}

/** Parts of a formatted price in reading order. Parts with `isAside` (currency, cents) are raised. */
export type TicketPrice = readonly { text: string; isAside: boolean }[]

/** Yellow box with the price, at most one per email. */
export function emailTicket({ direction, price, note }: EmailTicket): Html {
  return emailRow(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td
          class="e-ticket"
          style="padding:20px;background:${colors.ticket.light};border:1px solid ${colors.ticketEdge.light};border-radius:12px"
        >
          <div class="e-ticket-dimmed" style="font-weight:600;color:${colors.ticketDimmed.light}">
            ${direction}
          </div>
          ${
            price.length > 0 &&
            html`<div
              class="e-ticket-ink"
              style="margin:8px 0;font-size:52px;line-height:60px;font-weight:800;white-space:nowrap;color:${colors.ticketInk.light}"
            >
              ${price.map(pricePart)}
            </div>`
          }
          ${
            note &&
            html`<div
              class="e-ticket-dimmed"
              style="font-size:14px;line-height:24px;color:${colors.ticketDimmed.light}"
            >
              ${note}
            </div>`
          }
        </td>
      </tr>
    </table>`,
  )
}

function pricePart({ text, isAside }: TicketPrice[number]): Html {
  return isAside
    ? html`<span style="font-size:28px;line-height:28px;vertical-align:22px">${text}</span>`
    : html`${text}`
}
