import { type InvitationToken, isInvitationToken, type PublicInvitation } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { SignedInContext } from '#session/session-context.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { SplitLayout } from '#ui/layout/split-layout.tsx'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { EndedInvitation, NoInvitation, UnreadInvitation } from './ended-invitation.tsx'
import { InvitationHead } from './invitation-head.tsx'
import { JoinTeam } from './join-team.tsx'
import { OtherAccount } from './other-account.tsx'
import { SignInToJoin } from './sign-in-to-join.tsx'

/** Page of the link of an invitation, signed in or not. */
export function InvitationScreen() {
  const t = useTranslations('invitation')
  usePageTitle(t('title'))
  const token = usePlace().pathname.split('/').at(-1)
  return <SplitLayout>{isInvitationToken(token) ? <Known token={token} /> : <NoInvitation />}</SplitLayout>
}

function Known({ token }: { readonly token: InvitationToken }) {
  const { data, error, refetch } = useQuery({
    ...query.publicInvitations.get.queryOptions({ input: { token } }),
    throwOnError: false,
    retry: false,
  })
  if (data) return <Open token={token} invitation={data} />
  if (codeOf(error) === 'invitation/not-found') return <NoInvitation />
  if (error) return <UnreadInvitation error={error} onTryAgain={() => void refetch()} />
  return <PageLoader />
}

function Open({
  token,
  invitation,
}: {
  readonly token: InvitationToken
  readonly invitation: PublicInvitation
}) {
  const signedIn = use(SignedInContext)
  const email = signedIn?.user.email?.toLowerCase()
  if (invitation.state !== 'open')
    return <EndedInvitation invitation={invitation} isForReader={email === invitation.email} />
  return (
    <>
      <InvitationHead invitation={invitation} />
      {!signedIn ? (
        <SignInToJoin token={token} invitation={invitation} />
      ) : email === invitation.email ? (
        <JoinTeam token={token} invitation={invitation} />
      ) : (
        <OtherAccount invitation={invitation} signedIn={signedIn} />
      )}
    </>
  )
}
