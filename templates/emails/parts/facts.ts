import { html, type Html } from '../../html.ts'
import { emailColors as colors } from './colors.ts'
import { emailRow } from './layout.ts'

/** A table of names and values with lines between rows. */
export function emailFacts(facts: readonly { name: string; value: string }[]): Html {
  return emailRow(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">
      ${facts.map(
        ({ name, value }) =>
          html`<tr>
            <td
              class="e-line e-dimmed"
              style="border-top:1px solid ${colors.line.light};padding:8px 0;color:${colors.dimmed.light}"
            >
              ${name}
            </td>
            <td
              class="e-line"
              align="right"
              style="border-top:1px solid ${colors.line.light};padding:8px 0;font-weight:600"
            >
              ${value}
            </td>
          </tr>`,
      )}
    </table>`,
  )
}
