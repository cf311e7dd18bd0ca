import { html, type Html } from '../../html.ts'
import { initialsOf } from '../../initials.ts'
import { safeColor, type TeamLook } from '../../team-look.ts'
import { emailColors as colors } from './colors.ts'

/** Logo or initials of a team, beside its name. */
export function emailSender(teamName: string, { color, logo }: TeamLook): Html {
  const background = safeColor(color)
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td
        width="40"
        height="40"
        align="center"
        valign="middle"
        ${!logo && !background && html`class="e-initials"`}
        style="${
          logo
            ? 'width:40px;height:40px'
            : `width:40px;height:40px;border-radius:10px;background:${background ?? colors.initials.light};color:${background ? colors.onBrand.light : colors.onInitials.light};font-size:15px;font-weight:700`
        }"
      >
        ${
          logo
            ? html`<img
                src="cid:${logo.id}"
                alt=""
                style="display:block;max-width:40px;max-height:40px;border:0"
              />`
            : initialsOf(teamName)
        }
      </td>
      <td style="padding-left:12px;font-weight:700">${teamName}</td>
    </tr>
  </table>`
}
