import type { InvitationToken } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import classes from './invitation.module.css'

/** Declines an invitation; the inviter sees this in the list. */
export function DeclineInvitation({ token }: { readonly token: InvitationToken }) {
  const t = useTranslations('invitation')
  const of = query.publicInvitations.get.queryKey({ input: { token } })
  const decline = useAction(() => api.publicInvitations.decline({ token }), {
    keepsAs: of,
    // If the invitation ended meanwhile, the page shows the reason.
    rereads: [of],
  })
  return (
    <div className={classes.aside}>
      {t('notYou')}
      <ActionButton
        variant="subtle"
        color="gray"
        size="compact-md"
        action={decline}
        label={t('decline')}
        running={t('declining')}
      />
      <ProblemNote error={decline.error} />
    </div>
  )
}
