import type { DeviceNumbers, DeviceSighting, QuoteId } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import classes from './device-history.module.css'

/**
 * Earlier quotes of the same device, newest first, with the older ones collapsed; renders nothing if there
 * are none.
 */
export function DeviceHistory({
  imei,
  serial,
  exceptQuoteId,
}: Partial<DeviceNumbers> & { readonly exceptQuoteId?: QuoteId | undefined }) {
  const t = useTranslations('deviceChecks.history')
  const sightings = useSightings({ imei, serial, exceptQuoteId })
  const [first, ...others] = sightings
  if (!first) return null
  const isFlagged = sightings.some((one) => flaggedIn(one).length > 0)
  const Icon = isFlagged ? IconAlertTriangle : IconHistory
  return (
    <div className={classes.history} data-flagged={isFlagged || undefined} role="status">
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <b>{t(isFlagged ? 'seenFlagged' : 'seen')}:</b> <Sighting sighting={first} />
        {others.length > 0 && (
          <details>
            <summary>{t('more', { count: others.length })}</summary>
            {others.map((sighting, place) => (
              <div key={`${sighting.quoteId} ${place}`}>
                <Sighting sighting={sighting} />
              </div>
            ))}
          </details>
        )}
      </div>
    </div>
  )
}

function useSightings({
  imei,
  serial,
  exceptQuoteId,
}: {
  readonly imei: string | undefined
  readonly serial: string | undefined
  readonly exceptQuoteId: QuoteId | undefined
}): readonly DeviceSighting[] {
  const { id: teamId } = useTeam()
  const { data } = useQuery(
    query.devices.history.queryOptions({
      input: {
        teamId,
        ...(imei !== undefined && { imei }),
        ...(serial !== undefined && { serial }),
        ...(exceptQuoteId !== undefined && { exceptQuoteId }),
      },
      enabled: imei !== undefined || serial !== undefined,
      // A colleague may have made a quote seconds ago.
      staleTime: 0,
    }),
  )
  return data ?? []
}

/** Opens in a new tab, so that the current quote stays open. */
function Sighting({ sighting }: { readonly sighting: DeviceSighting }) {
  const t = useTranslations('deviceChecks')
  const states = useTranslations('quotes.state')
  const { language } = useRegion()
  const { id: teamId, timeZone } = useTeam()
  const days = useDays(timeZone)
  const { quoteId, number, state, quotedAt } = sighting
  const deal = useDealWords(sighting)
  const flagged = flaggedIn(sighting).map((kind) => t(`kind.${kind}`))
  return (
    <>
      <a href={paths.quote(teamId, quoteId)} target="_blank" rel="noreferrer">
        {number}
        <span className="cp-hidden"> {t('history.newTab')}</span>
      </a>
      {[
        '',
        days.inWords(quotedAt),
        deal,
        // German nouns stay capitalised.
        language === 'de' ? states(state) : states(state).toLocaleLowerCase(language),
        flagged.length > 0 && t('history.flagged', { kinds: flagged.join(', ') }),
      ]
        .filter((words) => words !== false)
        .join(', ')}
    </>
  )
}

function useDealWords({ kind, state, currency, netMinor }: DeviceSighting): string {
  const t = useTranslations('deviceChecks.history')
  const money = useMoney(currency)
  if (netMinor === null || netMinor === 0) return t(`unpriced.${kind}`)
  const amount = money.brief(Math.abs(netMinor))
  return state === 'accepted' || state === 'completed'
    ? t(`deal.${kind}`, { amount })
    : t(`offered.${kind}`, { amount })
}

function flaggedIn({ checks }: DeviceSighting) {
  return checks.filter(({ result }) => result === 'flagged').map(({ kind }) => kind)
}
