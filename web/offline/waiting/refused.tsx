import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useMay } from '../../screens/team/team-context.ts'
import type { Entry } from '../queue/entry.ts'
import { mended, waitingAgain } from './mended.ts'
import { refusalOf, type WayOut } from './refusals.ts'
import classes from './waiting.module.css'

/**
 * Reason why the server refused an entry or a part of it, with the possible actions. onChange: changes the
 * entry and sends it.
 */
export function Refused({
  entry,
  onChange,
}: {
  readonly entry: Entry
  readonly onChange: (by: (entry: Entry) => Entry) => void
}) {
  const t = useTranslations('offline')
  const mayRelease = useMay('quote.override')
  const refusal = refusalOf(entry.code)
  const ways = refusal?.ways.filter((way) => isOpenTo(way, entry, mayRelease)) ?? []
  return (
    <>
      <p className={classes.why}>
        {refusal ? t(`why.${refusal.words}`) : t('refused', { reason: entry.code ?? '' })}
        {entry.added && ` ${t('isDraft', { number: entry.added.number })}`}
      </p>
      <div className={classes.ways}>
        {ways.map((way) =>
          way === 'plan' ? (
            <Button key={way} component={Link} variant="default" to={paths.subscription(entry.teamId)}>
              {t('way.plan')}
            </Button>
          ) : (
            <Button key={way} variant="default" onClick={() => onChange((now) => mended(now, way))}>
              {t(`way.${way}`)}
            </Button>
          ),
        )}
        <Button variant="default" onClick={() => onChange(waitingAgain)}>
          {t('way.again')}
        </Button>
      </div>
    </>
  )
}

function isOpenTo(way: WayOut, { accept, added, quote }: Entry, mayRelease: boolean): boolean {
  switch (way) {
    case 'late':
      return accept !== undefined && mayRelease
    case 'now':
      return accept !== undefined
    case 'draft':
      return added !== undefined
    case 'byEmail':
      return quote.customer?.is !== undefined && quote.customer.is !== 'new'
    case 'noCustomer':
      return accept === undefined
    default:
      return true
  }
}
