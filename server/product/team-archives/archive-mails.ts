import { addressOf, screenPatterns } from '@costard/contract'
import {
  pickLocale,
  senderName,
  teamArchiveEmail,
  teamArchiveFailedEmail,
  unlinked,
} from '@costard/templates'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { findMembers } from '../teams/memberships/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { findTeam } from '../teams/team-store.ts'
import { archiveFailed, archiveReady } from './archive-events.ts'
import { type ArchiveKey, findArchive } from './archive-store.ts'

/**
 * Handles `team-archive-ready` and `team-archive-failed`: mails the member who asked, if still in the team.
 */
export function archiveMails({
  database,
  mailer,
  config,
  log,
}: Pick<ProductParts, 'database' | 'log'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): readonly EventHandler[] {
  async function send({ teamId, archiveId }: ArchiveKey, id: string): Promise<void> {
    const archive = await findArchive(database.orm, { teamId, archiveId })
    const team = await findTeam(database.orm, teamId)
    if (!team || !archive?.keptUntil) return
    const [person] = await findMembers(database.orm, teamId, [archive.askedBy])
    if (!person?.email || person.state !== 'active') return
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    const page = team.closedAt ? screenPatterns.teams : addressOf(screenPatterns.close, { tid: teamId })
    // Anybody can choose the name of a team: addresses in it must not become links.
    const shown = { locale, productName, teamName: unlinked(team.name), link: publicUrl + page }
    try {
      await mailer.send({
        id,
        to: person.email,
        fromName: senderName({ locale, teamName: team.name, productName }),
        ...(archive.state === 'ready'
          ? teamArchiveEmail({ ...shown, place: team, keptUntil: archive.keptUntil })
          : teamArchiveFailedEmail(shown)),
      })
    } catch (error) {
      if (!(error instanceof CodedError && finalCodes.includes(error.code))) throw error
      log.warn({ error, teamId }, 'mail about an archive refused')
    }
  }
  return [archiveReady, archiveFailed].map((type) => on(type, (key, { id }) => send(key, id)))
}
