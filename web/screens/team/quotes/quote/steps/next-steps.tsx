import type { Quote } from '@costard/contract'
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconBan,
  IconBell,
  IconCalendarTime,
  IconCash,
  IconCheck,
  IconClockX,
  IconEye,
  IconPackage,
  IconScale,
  IconSearch,
  IconSend,
  IconTool,
  IconX,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ownTimeZone } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { useDays } from '../../../kit/use-days.ts'
import { useTeam } from '../../../team-context.ts'
import { useActivity } from '../activity/use-activity.ts'
import { useCounterOffers } from '../use-counter-offers.ts'
import classes from './next-steps.module.css'
import { StepAction } from './step-action.tsx'
import { type Step, type StepKey, stepsOf } from './steps-of.ts'
import { useStepWords } from './use-step-words.ts'

/** Past and coming steps of the quote, with their dates. */
export function NextSteps({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quotePage.steps')
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const { data, isPending } = useActivity(quote)
  const waiting = useCounterOffers(quote).find(({ state }) => state === 'sent')
  const facts = {
    entries: data?.entries ?? [],
    reminderOn: data?.reminderOn ?? null,
    answerBy: waiting?.answerBy,
  }
  const words = useStepWords(quote, days)
  const place = placeOf(timeZone)
  return (
    <section className={classes.next} aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
        {place !== undefined && <span className="cp-dim">{t('times', { place })}</span>}
      </header>
      <ol className="cp-card">
        {(isPending ? [] : stepsOf(quote, facts)).map((step) => (
          <li key={step.key} data-state={step.state} data-step={step.key}>
            <span className={classes.mark}>
              <Icon of={iconOf(step)} size={16} />
            </span>
            <b>{words.title(step)}</b>
            <span>
              <span className="cp-hidden">{t(`state.${step.state}`)} </span>
              {words.detail(step)}
            </span>
            <StepAction step={step} quote={quote} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function iconOf({ key, state }: Step) {
  return state === 'done' ? IconCheck : icons[key]
}

const icons = {
  sent: IconSend,
  notDelivered: IconAlertCircle,
  read: IconEye,
  reminder: IconBell,
  ends: IconCalendarTime,
  ended: IconClockX,
  ifAccepted: IconPackage,
  accepted: IconCheck,
  declined: IconX,
  withdrawn: IconBan,
  device: IconPackage,
  checked: IconSearch,
  counterOffer: IconScale,
  repaired: IconTool,
  paid: IconCash,
  handedOver: IconPackage,
  goesBack: IconArrowBackUp,
} as const satisfies Record<StepKey, unknown>

/** Returns the city of the team's time zone if it differs from that of this browser. */
function placeOf(timeZone: string): string | undefined {
  if (timeZone === ownTimeZone) return undefined
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ')
}
