import type { Team } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { KeepWork } from '../keep-work.tsx'
import { StartPage } from '../start-page.tsx'
import { ClosedTeams } from '../teams/closed-teams.tsx'
import { TeamForm } from '../teams/team-form.tsx'

/** The first page of a user without an open team. */
export function Welcome({ closed }: { readonly closed: readonly Team[] }) {
  const t = useTranslations('teams')
  const { user } = useSignedIn()
  const [firstName] = (user.displayName ?? '').trim().split(/\s+/)
  const title = firstName ? t('welcome', { name: firstName }) : t('welcomeNameless')
  usePageTitle(title.replace(/\.$/, ''))
  return (
    <StartPage title={title} lead={t('confirm')}>
      <ClosedTeams teams={closed} />
      <TeamForm />
      <KeepWork />
    </StartPage>
  )
}
