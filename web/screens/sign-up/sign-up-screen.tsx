import { use, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { MailboxPanel } from '#session/mailbox-panel.tsx'
import { SignedInContext } from '#session/session-context.ts'
import { useReturnTo } from '#session/use-return-to.ts'
import { PageLink } from '#ui/layout/page-link.tsx'
import { SplitLayout } from '#ui/layout/split-layout.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { TermsLine } from './terms-line.tsx'

/** Creates an account. For an anonymous user, the account keeps the user and all work. */
export function SignUpScreen() {
  const t = useTranslations('signUp')
  usePageTitle(t('title'))
  const anonymous = use(SignedInContext)
  const returnTo = useReturnTo()
  const [sentTo, setSentTo] = useState<string | undefined>(undefined)
  return (
    <SplitLayout>
      <header className={formClasses.head}>
        <h1>{t('title')}</h1>
        <p>{anonymous ? t('leadAnonymous') : t('lead')}</p>
      </header>
      {sentTo === undefined ? (
        <>
          <SignUpForm anonymous={anonymous} onLinkSent={setSentTo} />
          <TermsLine />
          <p className={formClasses.aside}>
            {anonymous ? (
              <PageLink to={returnTo ?? paths.home()}>{t('backToWork')}</PageLink>
            ) : (
              t.rich('already', { link: (words) => <PageLink to={paths.home()}>{words}</PageLink> })
            )}
          </p>
        </>
      ) : (
        <MailboxPanel sent="signIn" email={sentTo} onDismiss={() => setSentTo(undefined)} />
      )}
    </SplitLayout>
  )
}
