import type { SubscriptionState } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../../team-context.ts'

/** Returns a sentence about the next change of the plan. */
export function usePlanLine({
  plan,
  plans,
  next,
  trialEndsAt,
  renewsAt,
  pastDueUntil,
}: SubscriptionState): string {
  const t = useTranslations('settings.subscription.line')
  const format = useFormatter()
  const { timeZone } = useTeam()
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone })
  const nameOf = (id: string) => plans.find((each) => each.id === id)?.name ?? id
  if (pastDueUntil) return t('late', { day: day(pastDueUntil) })
  if (trialEndsAt) return t('trial', { day: day(trialEndsAt), plan: nameOf('free') })
  if (next)
    return t(next.plan === 'free' ? 'ends' : 'changes', {
      plan: nameOf(plan),
      next: nameOf(next.plan),
      day: day(next.at),
    })
  return renewsAt ? t('renews', { day: day(renewsAt) }) : t('stays')
}
