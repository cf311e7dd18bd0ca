import { useQuery } from '@tanstack/react-query'
import { checkActionCode, sendEmailVerification } from 'firebase/auth'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { isSpentLink } from '#session/auth-code.ts'
import { LinkProblem } from '#session/link-problem.tsx'
import { useSession } from '#session/session-context.ts'
import { usePlace } from '#ui/fields/place.ts'
import { SplitLayout } from '#ui/layout/split-layout.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { actionOf } from './account-action.ts'
import { ApplyAction } from './apply-action.tsx'

/**
 * Target of links about an email address. Applied only on a click: mail programs open links automatically.
 */
export function AccountActionScreen() {
  const t = useTranslations('accountAction')
  const problem = useTranslations('linkProblem')
  const { auth } = useSession()
  const place = usePlace()
  const search = new URLSearchParams(place.search)
  const code = search.get('oobCode') ?? ''
  const check = useQuery({
    queryKey: ['account-action', code],
    queryFn: async () => actionOf(await checkActionCode(auth, code)),
    enabled: code !== '',
    retry: false,
    // Applying consumes the code, so a second check would report it as invalid.
    staleTime: Number.POSITIVE_INFINITY,
  })
  // null: a valid code of another kind.
  const isInvalid = code === '' || check.data === null || isSpentLink(check.error)
  const user = auth.currentUser
  const verification =
    user?.email && !user.emailVerified
      ? {
          sent: 'verify' as const,
          email: user.email,
          send: () => sendEmailVerification(user, { url: `${window.location.origin}/` }),
        }
      : undefined
  const problemTitle = isInvalid ? problem('invalid') : check.error && problem('unchecked')
  usePageTitle(problemTitle ?? t(check.data ? `${check.data.kind}.title` : 'checking'))
  return (
    <SplitLayout>
      {problemTitle !== null && (
        <>
          <header className={formClasses.head}>
            <h1>{problemTitle}</h1>
          </header>
          <LinkProblem
            error={check.error}
            newLink={verification}
            onTryAgain={() => void check.refetch()}
            onStartAgain={() => place.go(paths.home())}
          />
        </>
      )}
      {check.isLoading && <p role="status">{t('checking')}</p>}
      {check.data && <ApplyAction action={check.data} code={code} continueUrl={search.get('continueUrl')} />}
    </SplitLayout>
  )
}
