import type { DeviceCheck } from '@costard/contract'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconHelpCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import classes from './check-words.module.css'
import { useLookUpService } from './use-look-up-service.ts'

const icons = { clear: IconCircleCheck, flagged: IconAlertTriangle, unknown: IconHelpCircle }

/** A check as text with an icon: result, source and time. */
export function CheckWords({ check }: { readonly check: DeviceCheck | undefined }) {
  const t = useTranslations('deviceChecks')
  const source = useSourceWords()
  const Icon = check ? icons[check.result] : IconCircleDashed
  return (
    <span className={classes.state} data-result={check?.result}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {check ? (
          <>
            <b>{t(`result.${check.result}`)}</b>
            <span className="cp-dim">
              {' '}
              · {source(check)}
              {check.reference !== undefined && check.reference !== '' && (
                <>
                  {' '}
                  · <span className={`${classes.reference} cp-mono`}>{check.reference}</span>
                </>
              )}
            </span>
          </>
        ) : (
          <span className="cp-dim">{t('notChecked')}</span>
        )}
      </span>
    </span>
  )
}

/** Source and time of a check: for today the time only, otherwise with the date. */
function useSourceWords(): (check: DeviceCheck) => string {
  const t = useTranslations('deviceChecks')
  const format = useFormatter()
  const { timeZone } = useTeam()
  const days = useDays(timeZone)
  const service = useLookUpService()
  return ({ provider, at }) => {
    const time = format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', timeZone })
    const day = days.brief(at)
    const when = day === time ? time : `${days.inWords(at)}, ${time}`
    return provider === 'manual'
      ? t('byHand', { when })
      : t('byService', { service: service?.name ?? t('theService'), when })
  }
}
