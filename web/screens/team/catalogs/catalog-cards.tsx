import type { ManagedCatalog } from '@costard/contract'
import { useTranslations } from 'use-intl'
import list from '../list/list.module.css'
import cards from '../list/list-cards.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { PriceBadge, StateBadges } from './catalog-badges.tsx'
import { CatalogLink } from './catalog-link.tsx'
import { UsedBy } from './used-by.tsx'
import classes from './catalogs.module.css'

export function CatalogCards({ catalogs }: { readonly catalogs: readonly ManagedCatalog[] }) {
  const t = useTranslations('catalogs')
  const common = useTranslations('common')
  const team = useTeam()
  const days = useDays(team.timeZone)
  return (
    <ul className={cards.cards}>
      {catalogs.map((catalog) => (
        <li key={catalog.id} className={classes.card}>
          <CatalogLink catalog={catalog} />
          <span className={list.dim}>{common(`kind.${catalog.kind}`)}</span>
          <span className={`${cards.cardText} ${classes.facts}`}>
            {t('models', { count: catalog.models })} · {t('questions', { count: catalog.questions })} ·{' '}
            {t('changedOn', { day: days.inWords(catalog.changedAt) })} · <UsedBy catalog={catalog} />
          </span>
          <span className={classes.badges}>
            <StateBadges catalog={catalog} />
            <PriceBadge catalog={catalog} />
          </span>
        </li>
      ))}
    </ul>
  )
}
