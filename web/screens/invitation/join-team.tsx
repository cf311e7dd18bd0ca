import type { InvitationToken, PublicInvitation } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { ConfirmAddress } from '#session/confirm-address.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { DeclineInvitation } from './decline-invitation.tsx'

/** Joins the team with the signed-in account. */
export function JoinTeam({
  token,
  invitation: { teamName: team, invitedBy },
}: {
  readonly token: InvitationToken
  readonly invitation: PublicInvitation
}) {
  const t = useTranslations('invitation')
  const { go } = usePlace()
  const join = useAction(() => api.invitations.accept({ token }), {
    // If the invitation ended meanwhile, the page shows the reason.
    rereads: [query.teams.key(), query.publicInvitations.get.queryKey({ input: { token } })],
    onDone: ({ id }) => go(paths.quotes(id), { replace: true }),
  })
  const code = codeOf(join.error)
  const name = invitedBy || t('somebody')
  return (
    <>
      <ConfirmAddress isToJoin />
      <ActionButton
        className={formClasses.primary}
        autoFocus
        fullWidth
        action={join}
        label={t('join', { team })}
        running={t('joining')}
      />
      {code === 'member/full' || code === 'plan/limit-reached' || code === 'team/suspended' ? (
        <Note kind="problem">
          {code !== 'team/suspended' ? t('full', { name, team }) : t('suspended', { team })}
        </Note>
      ) : (
        <ProblemNote error={join.error} />
      )}
      <DeclineInvitation token={token} />
    </>
  )
}
