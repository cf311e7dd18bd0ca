import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { checkActionCode } from 'firebase/auth'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'
import { Note } from '#ui/note.tsx'
import { SplitLayout } from '#ui/split-layout.tsx'
import { usePageTitle } from '#ui/use-page-title.ts'
import { actionOf } from './account-action.ts'
import { ApplyAction } from './apply-action.tsx'

/** Where links about an email address lead. Only a click applies them: mail programs open links by themselves. */
function AccountActionScreen() {
  const t = useTranslations('accountAction')
  const { auth } = useSession()
  const [search] = useSearchParams()
  const code = search.get('oobCode') ?? ''
  const check = useQuery({
    queryKey: ['account-action', code],
    queryFn: async () => actionOf(await checkActionCode(auth, code)),
    enabled: code !== '',
    retry: false,
    // Applying uses the code up; asking again would call it bad.
    staleTime: Number.POSITIVE_INFINITY,
  })
  usePageTitle(check.data ? t(`${check.data.kind}.title`) : t('notWhole.title'))
  const isWhole = code !== '' && check.data !== null
  if (isWhole && check.data) {
    return (
      <SplitLayout>
        <ApplyAction action={check.data} code={code} continueUrl={search.get('continueUrl')} />
      </SplitLayout>
    )
  }
  return (
    <SplitLayout>{isWhole && check.isPending ? <p role="status">{t('checking')}</p> : problem()}</SplitLayout>
  )

  function problem(): ReactNode {
    return (
      <>
        <header className={formClasses.head}>
          <h1>{t('notWhole.title')}</h1>
        </header>
        <div className={formClasses.form}>
          {check.error ? (
            <AuthErrorPanel error={check.error} />
          ) : (
            <Note kind="problem" icon={<IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />}>
              {t('notWhole.why')}
            </Note>
          )}
          <Button className={formClasses.other} component={Link} to={paths.home()} fullWidth>
            {t('startAgain')}
          </Button>
        </div>
      </>
    )
  }
}

export { AccountActionScreen as Component, AccountActionScreen as default }
