import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useTeam } from '../team-context.ts'
import { SettingsNav } from './settings-page.tsx'

/** The list of settings on a phone; elsewhere it is beside the first page. */
export function SettingsScreen() {
  const t = useTranslations('settings')
  const { id } = useTeam()
  if (useScreenSize() !== 'phone') return <Navigate to={paths.general(id)} replace />
  return (
    <>
      <PageHeader title={t('title')} />
      <SettingsNav />
    </>
  )
}
