import { addressOf, screenPatterns } from '@costard/contract'
import { pickLocale, senderName, unlinked, webhookSwitchedOffEmail } from '@costard/templates'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { listMembers } from '../teams/memberships/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { webhookSwitchedOff } from './record-try.ts'
import { findWebhook } from './webhook-store.ts'

/** Handles `webhook-switched-off`: mails the owners, unless the webhook was switched on again. */
export function switchedOffMail({
  database: { orm },
  mailer,
  config,
}: Pick<ProductParts, 'database'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): EventHandler {
  return on(webhookSwitchedOff, async ({ teamId, webhookId, url, at }, { id }) => {
    const webhook = await findWebhook(orm, teamId, webhookId)
    if (webhook?.switchedOffAt?.toISOString() !== at) return
    const owners = (await listMembers(orm, teamId)).filter(
      ({ role, state }) => role === 'owner' && state === 'active',
    )
    for (const { userId, email } of owners) {
      const membership = await findMembership(orm, teamId, userId)
      if (!membership || email === null) continue
      const { team } = membership
      const locale = pickLocale(team.language)
      const { productName, publicUrl } = config
      await mailer.send({
        id: `${id}-${userId}`,
        to: email,
        fromName: senderName({ locale, teamName: team.name, productName }),
        ...webhookSwitchedOffEmail({
          locale,
          productName,
          teamName: unlinked(team.name),
          host: unlinked(new URL(url).host),
          link: publicUrl + addressOf(screenPatterns.api, { tid: teamId }),
        }),
      })
    }
  })
}
