import { invitationEmail, pickLocale, senderName, unlinked } from '@costard/templates'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { bumpRevisions } from '../../bump-revisions.ts'
import { membersSetting } from '../change-member.ts'
import type { ProductParts } from '../../parts.ts'
import { finalCodes } from '../../usage/mail-rules.ts'
import { findTeam } from '../../teams/team-store.ts'
import type { InvitationLinks } from './invitation-link.ts'
import { findInvitation, type InvitationRow, stateOf, updateInvitation } from './invitation-store.ts'
import { memberInvited } from './member-invited.ts'

/** Handles `member-invited`: sends the link, and records a failure. */
export function invitationMail(
  parts: Pick<ProductParts, 'database' | 'documents' | 'log' | 'now'> & {
    readonly links: InvitationLinks
    readonly mailer: Pick<Mailer, 'send'>
    readonly config: Pick<Config, 'productName'>
  },
): EventHandler {
  const { database, links, mailer, config, log, now } = parts
  const isOpen = (row: InvitationRow, sending: number): boolean =>
    row.sending === sending && stateOf(row, now()) === 'open'
  const recordUndelivered = (row: InvitationRow): Promise<void> =>
    database.transaction(async (tx) => {
      await updateInvitation(tx, row, { isUndelivered: true })
      await bumpRevisions(tx, parts, row.teamId, { settings: membersSetting }, null)
    })
  return on(
    memberInvited,
    async ({ sending, ...key }, { id }) => {
      const row = await findInvitation(database.orm, key)
      // Skip if the invitation was answered, or sent again, while the mail was delayed.
      if (!row || !isOpen(row, sending)) return
      const team = await findTeam(database.orm, row.teamId)
      if (!team) return
      const { name } = team
      const locale = pickLocale(row.language)
      const { productName } = config
      try {
        await mailer.send({
          id,
          to: row.email,
          fromName: senderName({ locale, teamName: name, productName }),
          replyTo: row.replyTo,
          ...invitationEmail({
            locale,
            place: team,
            productName,
            // Anybody can choose the name of a team and their own name: addresses in these must not become
            // links.
            teamName: unlinked(name),
            invitedBy: unlinked(row.invitedByName),
            role: row.role,
            email: row.email,
            link: links.urlOf(row),
            until: row.expiresAt,
          }),
        })
      } catch (error) {
        if (!(error instanceof CodedError && finalCodes.includes(error.code))) throw error
        await recordUndelivered(row)
        log.warn({ error, teamId: row.teamId }, 'mail of an invitation refused')
      }
    },
    async ({ sending, ...key }) => {
      const row = await findInvitation(database.orm, key)
      if (row && isOpen(row, sending)) await recordUndelivered(row)
    },
  )
}
