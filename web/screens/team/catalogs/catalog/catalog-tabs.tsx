import { useTranslations } from 'use-intl'
import { NavLink } from 'react-router'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { useDraft } from '../draft/draft-context.ts'
import classes from './catalog-layout.module.css'

export function CatalogTabs() {
  const t = useTranslations('catalog.tab')
  const format = useFormatter()
  const { teamId, catalogId, state } = useDraft()
  const { models, questions, propositions, services } = state.document.pricing
  const tabs = [
    { key: 'general', path: paths.catalogGeneral },
    { key: 'models', path: paths.catalogModels, count: models.length },
    { key: 'questions', path: paths.catalogQuestions, count: questions.length },
    { key: 'propositions', path: paths.catalogPropositions, count: propositions.length },
    { key: 'services', path: paths.catalogServices, count: services.length },
    { key: 'computation', path: paths.computation },
    { key: 'versions', path: paths.catalogVersions },
  ] as const
  return (
    <nav className={classes.tabs} aria-label={t('label')}>
      {tabs.map(({ key, path, ...tab }) => (
        <NavLink key={key} to={path(teamId, catalogId)}>
          {t(key)}
          {'count' in tab && <small>{format.number(tab.count)}</small>}
        </NavLink>
      ))}
    </nav>
  )
}
