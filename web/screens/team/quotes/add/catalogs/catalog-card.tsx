import { unlistedKindOf } from '@costard/contract'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import classes from './choose-catalogs-screen.module.css'
import type { Coverage } from './coverage.ts'

/**
 * A selectable catalog: its kind, its best price for the first device it covers, and the devices it covers.
 */
export function CatalogCard({
  coverage,
  digit,
  isOnlyOne,
  isChosen,
  isUnused,
  onChoose,
}: {
  readonly coverage: Coverage
  readonly digit: number
  /** Whether it is the only catalog to choose from. */
  readonly isOnlyOne: boolean
  readonly isChosen: boolean
  /** True if the catalog is chosen, but other chosen catalogs already price all devices. */
  readonly isUnused: boolean
  readonly onChoose: () => void
}) {
  const t = useTranslations('counter.catalogs')
  const kind = useTranslations('common.kind')
  const format = useFormatter()
  const { summary } = coverage.entry
  return (
    <label className={classes.card} data-chosen={isChosen || undefined}>
      <span className={classes.tags}>
        <kbd className="cp-desk-only" aria-hidden="true">
          {digit}
        </kbd>
        <span className={classes.tag}>{kind(summary.kind)}</span>
        {summary.samplePrices && <span className={classes.tag}>{t('sample')}</span>}
        <input
          type={isOnlyOne ? 'radio' : 'checkbox'}
          name="catalog"
          checked={isChosen}
          onChange={onChoose}
        />
      </span>
      <span className={classes.name}>{coverage.name}</span>
      <span className="cp-dim">
        {unlistedKindOf(coverage.id)
          ? t('byHandHelp')
          : t('version', {
              version: summary.version,
              date: format.dateTime(new Date(summary.publishedAt), { day: 'numeric', month: 'long' }),
            })}
      </span>
      <span className={classes.price}>
        <BestWord coverage={coverage} />
      </span>
      <span className={classes.covers}>
        {isUnused ? (
          <>
            <IconInfoCircle size={16} stroke={1.75} /> {t('unused')}
          </>
        ) : (
          <Covers coverage={coverage} />
        )}
      </span>
    </label>
  )
}

function Covers({ coverage: { covered, missing } }: { readonly coverage: Coverage }) {
  const t = useTranslations('counter.catalogs')
  const format = useFormatter()
  if (missing.length === 0)
    return (
      <>
        <IconCircleCheck size={16} stroke={1.75} /> {t('covers', { count: covered.length })}
      </>
    )
  const devices = [...new Set(covered.map(({ line }) => line.name))]
  return (
    <>
      <IconInfoCircle size={16} stroke={1.75} /> {t('coversOnly', { devices: format.list(devices) })}
    </>
  )
}

function BestWord({ coverage: { entry, covered } }: { readonly coverage: Coverage }) {
  const t = useTranslations('counter.catalogs')
  const { pricing } = entry.document
  const money = useMoney(pricing.currency)
  if (unlistedKindOf(pricing.id)) return <>{t('askForPrice')}</>
  if (pricing.kind === 'repair')
    return <>{t('services', { count: pricing.services.filter(({ bundle }) => !bundle).length })}</>
  const prices = (covered[0]?.variants ?? [])
    .map(({ priceMinor }) => priceMinor)
    .filter((price) => price !== null)
  if (prices.length === 0) return <>{t('askForPrice')}</>
  const price = () => <b>{money.brief(pricing.kind === 'buy' ? Math.max(...prices) : Math.min(...prices))}</b>
  return (
    <>
      {pricing.kind === 'buy' ? t.rich('upTo', { price }) : t.rich('from', { price })}{' '}
      <small>{t('inPerfectCondition')}</small>
    </>
  )
}
