import { screenPatterns } from '@costard/contract'
import { pickLocale, senderName, teamClosingEmail, unlinked } from '@costard/templates'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { findMembers } from '../../teams/memberships/member-store.ts'
import type { ProductParts } from '../../parts.ts'
import { finalCodes } from '../../usage/mail-rules.ts'
import { erasedAt } from '../../teams/erased-at.ts'
import { findTeam } from '../../teams/team-store.ts'
import { teamClosed } from './team-closed.ts'

/** Handles `team-closed`: mails a member, unless the team was reopened or closed again meanwhile. */
export function closingMail({
  database,
  mailer,
  config,
  log,
  now,
}: Pick<ProductParts, 'database' | 'log' | 'now'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): EventHandler {
  return on(teamClosed, async ({ teamId, userId, byUserId, what }, { id }) => {
    const team = await findTeam(database.orm, teamId)
    if (!team || (team.closedAt === null) === (what === 'closed')) return
    const people = await findMembers(database.orm, teamId, [userId, byUserId])
    const to = people.find((person) => person.userId === userId)?.email
    if (!to) return
    const by = people.find((person) => person.userId === byUserId)
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    try {
      await mailer.send({
        id,
        to,
        fromName: senderName({ locale, teamName: team.name, productName }),
        ...teamClosingEmail({
          locale,
          place: team,
          productName,
          what,
          // Anybody can choose the name of a team and their own name: addresses in these must not become
          // links.
          teamName: unlinked(team.name),
          by: unlinked(by?.name ?? by?.email ?? team.name),
          link: publicUrl + screenPatterns.teams,
          erasedAt: erasedAt(team.closedAt ?? now()),
        }),
      })
    } catch (error) {
      if (!(error instanceof CodedError && finalCodes.includes(error.code))) throw error
      log.warn({ error, teamId }, 'mail about a closed team refused')
    }
  })
}
