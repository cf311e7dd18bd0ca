import { addressOf, screenPatterns, textIn } from '@costard/contract'
import { catalogNotPublishedEmail, pickLocale, senderName, unlinked } from '@costard/templates'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { findMembership } from '../../teams/memberships/membership-store.ts'
import { getDraftHead } from '../drafts/draft-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { scheduleFailed } from './schedule-failed.ts'

interface MailParts extends Pick<ProductParts, 'database'> {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/** Handles `catalog-schedule-failed`: mails the member who scheduled the draft, if still in the team. */
export function scheduleFailedMail({ database: { orm }, mailer, config }: MailParts): EventHandler {
  return on(scheduleFailed, async ({ scheduleId, ...key }, { id }) => {
    const { schedule } = await getDraftHead(orm, key)
    // Skip if the failure was dismissed, or the draft is scheduled again.
    if (schedule?.id !== scheduleId || schedule.state !== 'failed' || schedule.email === null) return
    const membership = await findMembership(orm, key.teamId, schedule.by)
    if (!membership) return
    const { team } = membership
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    const { document } = await readDraft(orm, key)
    await mailer.send({
      id,
      to: schedule.email,
      fromName: senderName({ locale, teamName: team.name, productName }),
      ...catalogNotPublishedEmail({
        locale,
        productName,
        teamName: unlinked(team.name),
        catalogName: unlinked(textIn(locale, document.wording.name)),
        at: new Date(schedule.at),
        place: team,
        why: whyOf(schedule.reason),
        link: publicUrl + addressOf(screenPatterns.catalogGeneral, { tid: key.teamId, gid: key.catalogId }),
      }),
    })
  })
}

function whyOf(reason: string | null): Parameters<typeof catalogNotPublishedEmail>[0]['why'] {
  switch (reason) {
    case 'catalog/not-publishable':
      return 'errors'
    case 'catalog/published':
    case 'catalog/draft-changed':
      return 'changed'
    case 'catalog/archived':
      return 'archived'
    case 'team/not-allowed':
      return 'notAllowed'
    default:
      return 'other'
  }
}
