import type { AuthorizationRequest } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pagePatterns } from '@costard/contract'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { SignOutButton } from '#session/sign-out-button.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Brand } from '#ui/pictures/brand.tsx'
import { ConsentCard } from './consent-card.tsx'
import { EndedRequest } from './ended-request.tsx'
import classes from './consent.module.css'

/** Help answer about the data that assistants read. */
const answerUid = 'what-an-assistant-can-see'

/**
 * Page on which a member connects an assistant to one team. Its query is an authorization request of OAuth
 * 2.1.
 */
export function ConsentScreen() {
  const t = useTranslations('consent')
  usePageTitle(t('pageTitle'))
  const request = requestIn(usePlace().search)
  const { data, error } = useQuery({
    ...query.assistants.ask.queryOptions({ input: request }),
    staleTime: Infinity,
    gcTime: 0,
    throwOnError: false,
    retry: false,
  })
  if (data)
    return (
      <Frame>
        <ConsentCard request={request} asked={data} />
      </Frame>
    )
  if (!error) return <PageLoader />
  const isEnded = ['assistant/request-invalid', 'request/invalid'].includes(codeOf(error) ?? '')
  return (
    <Frame>
      {isEnded ? (
        <EndedRequest error={error} />
      ) : (
        <div className={`cp-card ${classes.ended}`}>
          <h1>{t('pageTitle')}</h1>
          <ProblemNote error={error} />
        </div>
      )}
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('consent')
  return (
    <div className={classes.page}>
      <header className={classes.brand}>
        <Brand size="1.25rem" />
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.below}>
        <span>{t('notYou')}</span>
        <SignOutButton variant="transparent" size="compact-sm" className={classes.signOut ?? ''} />
        <a className="cp-target" href={paths.answer(answerUid)} target="_blank" rel="noreferrer">
          {t('canSee')}
        </a>
        <a className="cp-target" href={pagePatterns.privacy}>
          {t('privacy')}
        </a>
      </footer>
    </div>
  )
}

/** Parameter names of RFC 6749, 7636 and 8707. */
function requestIn(search: string): AuthorizationRequest {
  const asked = new URLSearchParams(search)
  return {
    clientId: asked.get('client_id') ?? '',
    redirectUri: asked.get('redirect_uri') ?? '',
    responseType: asked.get('response_type'),
    scope: asked.get('scope'),
    state: asked.get('state'),
    codeChallenge: asked.get('code_challenge'),
    codeChallengeMethod: asked.get('code_challenge_method'),
    resource: asked.get('resource'),
  }
}
