import { type contract, type Dashboard, quoteLimits } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { countSent, figuresOf, funnelOf, type Narrowing } from './figures-store.ts'

export function dashboardEndpoints({
  database,
  now,
}: Pick<ProductParts, 'database' | 'now'>): Answers<typeof contract.dashboard> {
  return {
    get: ({ context: { call }, input: { days, ...narrowing } }) =>
      dashboardOf(database, call.member, now(), { ...narrowing, days }),
  }
}

async function dashboardOf(
  { reads }: ProductParts['database'],
  { team, teamId, seesCosts }: Member,
  at: Date,
  { days, createdBy, catalogId, siteId }: Narrowing & { readonly days: number },
): Promise<Dashboard> {
  const { timeZone, currency } = team
  const today = dayIn(timeZone, at)
  const from = validUntil(today, 1 - days)
  const isNarrowed = (createdBy ?? catalogId ?? siteId) !== undefined
  const narrowing = { createdBy, catalogId, siteId }
  const period = { teamId, timeZone, from, to: today }
  const before = { teamId, timeZone, from: validUntil(from, -days), to: validUntil(from, -1) }
  const [
    { totals, propositions, staff, sites, prices, reasons, weeks, gaps },
    sentBefore,
    reached,
    reachedBefore,
  ] = await Promise.all([
    figuresOf(reads, { ...period, today }, narrowing),
    isNarrowed ? undefined : countSent(reads, before),
    funnelOf(reads, period, narrowing),
    funnelOf(reads, before, narrowing),
  ])
  const { isCut: _, ...funnel } = reached
  const { isCut: isBeforeCut, ...funnelBefore } = reachedBefore
  const seesPaid = seesCosts
  return {
    currency,
    from,
    to: today,
    countedFrom: totals.read === quoteLimits.maxCounted ? totals.oldest : null,
    sent: totals.sent,
    sentBefore: sentBefore ?? null,
    accepted: totals.accepted,
    declined: totals.declined,
    ended: totals.ended,
    answerSeconds: totals.answer_seconds,
    acceptedMinor: totals.accepted_minor,
    paidMinor: seesPaid ? totals.paid_minor : null,
    funnel,
    funnelBefore: isBeforeCut ? null : funnelBefore,
    propositions: propositions.map(({ key, name, sent, accepted }) => ({
      key,
      name: name || key,
      sent,
      accepted,
    })),
    staff,
    sites,
    prices,
    declineReasons: reasons,
    gaps: seesPaid
      ? {
          devices: gaps.devices,
          deltaMinor: gaps.delta_minor,
          questions: gaps.questions.map(({ key, question, devices, delta_minor: deltaMinor }) => ({
            key,
            question,
            devices,
            deltaMinor,
          })),
        }
      : null,
    weeks: weeks.map((week) => ({
      from: week.from,
      sentMinor: week.sent_minor,
      acceptedMinor: week.accepted_minor,
      paidMinor: seesPaid ? week.paid_minor : null,
    })),
  }
}
