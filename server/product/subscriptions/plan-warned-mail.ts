import { addressOf, screenPatterns } from '@costard/contract'
import { pickLocale, planWarningEmail, senderName, unlinked } from '@costard/templates'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import { getMember } from '../teams/memberships/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { planWarned } from './plan-warned.ts'

/** Handles `plan-warned`: mails a member who manages the subscription, if still allowed to. */
export function planWarnedMail({
  database: { orm },
  mailer,
  config,
}: Pick<ProductParts, 'database'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): EventHandler {
  return on(planWarned, async ({ teamId, userId, meter, used, limit }, { id }) => {
    const membership = await findMembership(orm, teamId, userId)
    if (!membership || membership.isSuspended) return
    const { email } = await getMember(orm, teamId, userId)
    if (email === null) return
    const { team } = membership
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    await mailer.send({
      id,
      to: email,
      fromName: senderName({ locale, teamName: team.name, productName }),
      ...planWarningEmail({
        locale,
        country: team.country,
        productName,
        teamName: unlinked(team.name),
        meter,
        used,
        limit,
        link: publicUrl + addressOf(screenPatterns.subscription, { tid: teamId }),
      }),
    })
  })
}
