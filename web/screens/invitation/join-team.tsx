import type { InvitationToken, PublicInvitation } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import formClasses from '#session/account-form.module.css'
import { ConfirmAddress } from '#session/confirm-address.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { usePlace } from '#ui/fields/place.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { DeclineInvitation } from './decline-invitation.tsx'

/** Joins the team with the account that is signed in. */
export function JoinTeam({
  token,
  invitation: { teamName: team, invitedBy },
}: {
  readonly token: InvitationToken
  readonly invitation: PublicInvitation
}) {
  const t = useTranslations('invitation')
  const cache = useQueryClient()
  const { go } = usePlace()
  const join = useMutation({
    mutationFn: () => api.invitations.accept({ token }),
    onSuccess: ({ id }) => {
      void cache.invalidateQueries({ queryKey: query.teams.key() })
      go(paths.quotes(id), { replace: true })
    },
    // It may have ended meanwhile: then the page says how.
    onError: () =>
      cache.invalidateQueries({ queryKey: query.publicInvitations.get.queryKey({ input: { token } }) }),
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
        isRunning={join.isPending}
        label={t('join', { team })}
        running={t('joining')}
        onClick={() => join.mutate()}
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
