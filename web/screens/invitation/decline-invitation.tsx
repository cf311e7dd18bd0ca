import type { InvitationToken } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import classes from './invitation.module.css'

/** Says no; who invited sees that in the list. */
export function DeclineInvitation({ token }: { readonly token: InvitationToken }) {
  const t = useTranslations('invitation')
  const cache = useQueryClient()
  const of = query.publicInvitations.get.queryKey({ input: { token } })
  const decline = useMutation({
    mutationFn: () => api.publicInvitations.decline({ token }),
    onSuccess: (ended) => cache.setQueryData(of, ended),
    // It may have ended meanwhile: then the page says how.
    onError: () => cache.invalidateQueries({ queryKey: of }),
  })
  return (
    <div className={classes.aside}>
      {t('notYou')}
      <ActionButton
        variant="subtle"
        color="gray"
        size="compact-md"
        isRunning={decline.isPending}
        label={t('decline')}
        running={t('declining')}
        onClick={() => decline.mutate()}
      />
      <ProblemNote error={decline.error} />
    </div>
  )
}
