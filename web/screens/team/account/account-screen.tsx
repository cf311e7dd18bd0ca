import { useQuery } from '@tanstack/react-query'
import { reload } from 'firebase/auth'
import { Suspense, useReducer } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '#session/session-context.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import classes from './account-screen.module.css'
import { DataCard } from './data-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { EmailCard } from './email-card.tsx'
import { GuestCard } from './guest-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RecentSignIn } from './recent-sign-in.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SiteCard } from './site-card.tsx'
import { SignInMethodsCard } from './sign-in-methods-card.tsx'

/** Settings of the user's own account, independent of the open team. */
export function AccountScreen() {
  const t = useTranslations('account')
  useFreshUser()
  return (
    <>
      <PageHeader title={t('title')} />
      <Suspense fallback={<PageLoader />}>
        <RecentSignIn>
          <Cards />
        </RecentSignIn>
      </Suspense>
    </>
  )
}

function Cards() {
  const { user } = useSignedIn()
  // Remounts the email card after a password change, which voids earlier links.
  const [passwords, countPassword] = useReducer((count: number) => count + 1, 0)
  return (
    <div className={classes.body}>
      {user.isAnonymous ? (
        <GuestCard />
      ) : (
        <>
          <ProfileCard />
          <EmailCard key={passwords} />
          <PasswordCard onSaved={countPassword} />
          <SignInMethodsCard />
          <SessionsCard />
        </>
      )}
      <SiteCard />
      {!user.isAnonymous && <NotificationsCard />}
      <PreferencesCard />
      <DataCard />
      <DeleteCard />
    </div>
  )
}

/** Reloads the account whenever the page becomes visible, since links followed elsewhere change it. */
function useFreshUser(): void {
  const { user, refresh } = useSignedIn()
  useQuery({
    queryKey: ['account-user', user.uid],
    queryFn: async () => {
      await reload(user)
      refresh()
      return null
    },
    staleTime: 0,
  })
}
