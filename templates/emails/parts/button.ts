import { html, type Html } from '../../html.ts'
import { safeColor } from '../../team-look.ts'
import { emailColors as colors } from './colors.ts'
import { emailRow } from './layout.ts'

/**
 * The main action, in the team's colour if there is one: full width, 52 px high. The cell has the background,
 * since some mail clients ignore it on links.
 */
export function emailButton(url: string, text: string, color: string | null = null): Html {
  const own = safeColor(color)
  return emailRow(
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      <tr>
        <td
          ${own === undefined && html`class="e-button"`}
          align="center"
          style="background:${own ?? colors.brand.light};border-radius:8px"
        >
          <a
            href="${url}"
            style="display:block;height:52px;line-height:52px;font-size:17px;font-weight:600;color:${colors.onBrand.light};text-decoration:none"
            >${text}</a
          >
        </td>
      </tr>
    </table>`,
  )
}
