import { addressOf, screenPatterns } from '@costard/contract'
import { pickLocale, priceSourceNotReachedEmail, senderName, unlinked } from '@costard/templates'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { findMembers } from '../teams/memberships/member-store.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { sourceNotReached } from './queue-reading.ts'
import { lastRun } from './run-store.ts'
import { findSource } from './source-store.ts'

/**
 * Handles `price-source-not-reached`: mails the member who added the source, unless its address has answered
 * since.
 */
export function notReachedMail({
  database: { orm },
  mailer,
  config,
}: Pick<ProductParts, 'database'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): EventHandler {
  return on(sourceNotReached, async ({ teamId, sourceId, runId }, { id }) => {
    const key = { teamId, sourceId }
    const source = await findSource(orm, key)
    if (!source?.url || (await lastRun(orm, key))?.runId !== runId) return
    const [member] = await findMembers(orm, teamId, [source.createdBy])
    const membership = await findMembership(orm, teamId, source.createdBy)
    if (!member?.email || !membership || membership.isSuspended) return
    const { team } = membership
    const locale = pickLocale(team.language)
    const { productName, publicUrl } = config
    await mailer.send({
      id,
      to: member.email,
      fromName: senderName({ locale, teamName: team.name, productName }),
      ...priceSourceNotReachedEmail({
        locale,
        productName,
        teamName: unlinked(team.name),
        sourceName: unlinked(source.name),
        host: unlinked(new URL(source.url).host),
        link: publicUrl + addressOf(screenPatterns.priceSources, { tid: teamId }),
      }),
    })
  })
}
