import { use } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { SessionContext, SignedInContext } from '#session/session-context.ts'
import { usePlace } from '#ui/fields/place.ts'
import { SplitLayout } from '#ui/layout/split-layout.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

// Loaded once the session is open, because it needs the SDK.
const FollowLink = lazyView(
  () => import('../views/session-views.ts'),
  ({ FollowLink }) => FollowLink,
)

/** Shown in place of every page while signed out; handles sign-in links. */
export function SignInScreen() {
  const t = useTranslations('signIn')
  const { productName } = useClientConfig().costard
  const session = use(SessionContext)
  const signedIn = use(SignedInContext)
  usePageTitle(t('signIn'))
  // usePlace rerenders on navigation; the SDK decides whether the address is a sign-in link.
  const { search } = usePlace()
  const link = search === '' ? undefined : session?.findSignInLink()
  return (
    <SplitLayout>
      <h1>{t('tagline', { product: productName })}</h1>
      {link === undefined ? (
        <SignInSteps below={<OtherSignInMethods />} />
      ) : (
        <FollowLink link={link} signedIn={signedIn} />
      )}
    </SplitLayout>
  )
}
