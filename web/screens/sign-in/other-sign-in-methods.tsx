import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { loadCode } from '#code/load-code.ts'
import { useClientConfig } from '#api/client-config-context.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useOpenSession } from '#session/session-context.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { usePlace } from '#ui/fields/place.ts'

/** Links for people without an account: create one, or try without. */
export function OtherSignInMethods() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const openSession = useOpenSession()
  const { go } = usePlace()
  const tryOut = useAction(
    async () => {
      const [session, { signInAsGuest }] = await Promise.all([
        openSession(),
        loadCode(() => import('../views/session-views.ts')),
      ])
      await signInAsGuest(session)
    },
    {
      onDone: () => go(paths.home(), { replace: true }),
    },
  )
  const start = (event: MouseEvent) => {
    event.preventDefault()
    tryOut.run()
  }
  return (
    <>
      <p className={formClasses.aside}>
        {t.rich('newHere', {
          product: productName,
          create: (words) => <PageLink to={paths.signUp()}>{words}</PageLink>,
          try: (words) => (
            <PageLink to={paths.home()} aria-busy={tryOut.isRunning} onClick={start}>
              {words}
            </PageLink>
          ),
        })}
      </p>
      <AuthErrorPanel error={tryOut.error} />
    </>
  )
}
