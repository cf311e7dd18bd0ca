import { useMutation } from '@tanstack/react-query'
import { signInAnonymously } from 'firebase/auth'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'

/** For people without an account: create one, or try without. */
export function OtherSignInMethods() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const { auth } = useSession()
  const navigate = useNavigate()
  const tryOut = useMutation({
    mutationFn: () => signInAnonymously(auth),
    onSuccess: () => navigate(paths.home(), { replace: true }),
  })
  const start = (event: MouseEvent) => {
    event.preventDefault()
    if (!tryOut.isPending) tryOut.mutate()
  }
  return (
    <>
      <p className={formClasses.aside}>
        {t.rich('newHere', {
          product: productName,
          create: (words) => <Link to={paths.signUp()}>{words}</Link>,
          try: (words) => (
            <Link to={paths.home()} aria-busy={tryOut.isPending} onClick={start}>
              {words}
            </Link>
          ),
        })}
      </p>
      <AuthErrorPanel error={tryOut.error} />
    </>
  )
}
