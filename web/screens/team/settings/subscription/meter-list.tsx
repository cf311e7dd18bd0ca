import { type SubscriptionState, warnPercent } from '@costard/contract'
import { Progress } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './subscription-screen.module.css'

type Meter = SubscriptionState['meters'][number]

/** Usage of each limit, from 80 % on marked by a word as well as by colour. */
export function MeterList({
  meters,
  isExpired,
}: {
  readonly meters: readonly Meter[]
  readonly isExpired: boolean
}) {
  const t = useTranslations('settings.subscription')
  const format = useFormatter()
  return (
    <section className={`cp-card ${classes.meters}`} aria-labelledby="used-so-far">
      <h3 id="used-so-far">{t('used')}</h3>
      {meters.every(({ limit }) => limit === null) && <p className="cp-dim">{t('unlimited')}</p>}
      <ul>
        {meters.map(({ meter, used, limit, resetsAt }) => {
          const level = limit === null ? 'fine' : levelOf(used, limit)
          return (
            <li key={meter} data-level={level}>
              <div className="cp-flex cp-between cp-gap-8">
                <span id={`meter-${meter}`}>{t(`meter.${meter}`)}</span>
                {limit === null ? (
                  <b>{format.number(used)}</b>
                ) : (
                  <span>{t.rich('usedOf', { used, limit, b: (text) => <b>{text}</b> })}</span>
                )}
              </div>
              {limit !== null && (
                <Progress.Root size="sm">
                  <Progress.Section
                    className={classes.bar}
                    value={limit === 0 ? 0 : Math.min(100, (used / limit) * 100)}
                    aria-labelledby={`meter-${meter}`}
                  />
                </Progress.Root>
              )}
              {limit !== null && level !== 'fine' && !isExpired && (
                <p className={classes.left}>
                  <Icon of={IconAlertTriangle} size={14} /> {t('left', { count: Math.max(0, limit - used) })}
                </p>
              )}
              {resetsAt && (
                <p className="cp-dim">
                  {t('resets', {
                    day: format.dateTime(new Date(`${resetsAt}T00:00:00Z`), {
                      day: 'numeric',
                      month: 'long',
                      timeZone: 'UTC',
                    }),
                  })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A limit of one is used up by what every team has, and a limit of zero by nothing: both are fine. */
export function levelOf(used: number, limit: number): 'fine' | 'near' | 'full' {
  if (limit <= 1 && used <= limit) return 'fine'
  if (used >= limit) return 'full'
  return used * 100 >= limit * warnPercent ? 'near' : 'fine'
}
