import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { signInAnonymously } from 'firebase/auth'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { AuthErrorPanel } from '#session/auth-error-panel.tsx'
import { useSession } from '#session/session-context.ts'

/** For those who have no account yet: make one, or start without. */
export function OtherWaysIn() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const { auth } = useSession()
  const navigate = useNavigate()
  const tryOut = useMutation({
    mutationFn: () => signInAnonymously(auth),
    onSuccess: () => navigate(paths.home(), { replace: true }),
  })
  return (
    <>
      <p className={formClasses.aside}>
        {t.rich('newHere', {
          product: productName,
          create: (words) => <Link to={paths.signUp()}>{words}</Link>,
          try: (words) => (
            <Anchor
              component="button"
              type="button"
              aria-busy={tryOut.isPending}
              onClick={() => tryOut.isPending || tryOut.mutate()}
            >
              {words}
            </Anchor>
          ),
        })}
      </p>
      <AuthErrorPanel error={tryOut.error} />
    </>
  )
}
