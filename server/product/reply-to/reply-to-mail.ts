import { replyToHours } from '@costard/contract'
import { pickLocale, replyToEmail, senderName, unlinked } from '@costard/templates'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { findTeam } from '../teams/team-store.ts'
import { replyToAsked } from './change-reply-to.ts'
import type { ReplyToLinks } from './reply-to-link.ts'
import { findReplyTo } from './reply-to-store.ts'

/** Handles `reply-to-asked`: mails the link, unless another address was chosen since. */
export function replyToMail({
  database: { orm },
  links,
  mailer,
  config: { productName },
  log,
}: Pick<ProductParts, 'database' | 'log'> & {
  readonly links: ReplyToLinks
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName'>
}): EventHandler {
  return on(replyToAsked, async ({ teamId, asked, by }, { id }) => {
    const row = await findReplyTo(orm, teamId)
    const team = row && (await findTeam(orm, teamId))
    if (!team || row.asked !== asked) return
    const locale = pickLocale(team.language)
    try {
      await mailer.send({
        id,
        to: asked,
        fromName: senderName({ locale, teamName: team.name, productName }),
        ...replyToEmail({
          locale,
          productName,
          // Anybody can choose the name of a team and their own name: addresses in these must not become
          // links.
          teamName: unlinked(team.name),
          by: unlinked(by),
          hours: replyToHours,
          link: links.urlOf(row),
        }),
      })
    } catch (error) {
      const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
      if (!isFinal) throw error
      log.warn({ error, teamId }, 'mail that proves an address refused')
    }
  })
}
