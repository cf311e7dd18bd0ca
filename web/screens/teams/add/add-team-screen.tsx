import { useTranslations } from 'use-intl'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { KeepWork } from '../../keep-work.tsx'
import { StartPage } from '../../start-page.tsx'
import { TeamForm } from '../team-form.tsx'

export function AddTeamScreen() {
  const t = useTranslations('teams.add')
  const common = useTranslations('common')
  usePageTitle(common('createTeam'))
  return (
    <StartPage title={common('createTeam')} lead={t('lead')}>
      <TeamForm />
      <KeepWork />
    </StartPage>
  )
}
