import { type CatalogSummary, textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import list from '../list.module.css'
import cards from '../list-cards.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../use-days.ts'
import { PriceBadge, VersionBadge } from './catalog-badges.tsx'
import classes from './catalogs.module.css'

export function CatalogCards({ catalogs }: { readonly catalogs: readonly CatalogSummary[] }) {
  const t = useTranslations('catalogs')
  const common = useTranslations('common')
  const { language } = useRegion()
  const team = useTeam()
  const days = useDays(team.timeZone)
  return (
    <ul className={cards.cards}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className={classes.card}>
          <b className={list.key}>{textIn(language, catalog.name)}</b>
          <span className={list.dim}>{common(`kind.${catalog.kind}`)}</span>
          <span className={cards.cardText}>
            {t('models', { count: catalog.models })} · {t('questions', { count: catalog.questions })} ·{' '}
            {t('publishedOn', { day: days.inWords(catalog.publishedAt) })}
          </span>
          <span className={classes.badges}>
            <VersionBadge version={catalog.version} />
            <PriceBadge catalog={catalog} />
          </span>
        </li>
      ))}
    </ul>
  )
}
