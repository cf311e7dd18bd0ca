import { useTranslations } from 'use-intl'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { KeepWork } from '../../keep-work.tsx'
import { StartPage } from '../../start-page.tsx'
import { TeamForm } from '../team-form.tsx'

export function AddTeamScreen() {
  const t = useTranslations('teams.add')
  usePageTitle(t('title'))
  return (
    <StartPage title={t('title')} lead={t('lead')}>
      <TeamForm />
      <KeepWork />
    </StartPage>
  )
}
