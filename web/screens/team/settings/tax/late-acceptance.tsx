import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { ProblemNote } from '#ui/problem-note.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import classes from './tax-screen.module.css'

/** Whether members accept for a customer after the last day of an offer. */
export function LateAcceptance() {
  const t = useTranslations('purchases.settings')
  const { id: teamId, allowsLateAcceptance } = useTeam()
  const mayEdit = useMay('team.edit')
  const cache = useQueryClient()
  const edit = useMutation({
    mutationFn: (isAllowed: boolean) => api.teams.editOffers({ teamId, allowsLateAcceptance: isAllowed }),
    onSuccess: (team) => {
      cache.setQueryData(query.teams.get.queryKey({ input: { teamId } }), team)
      void cache.invalidateQueries({ queryKey: query.teams.list.key() })
    },
  })
  return (
    <section className={`cp-card ${classes.card}`}>
      <Switch
        size="md"
        label={t('late')}
        description={t('lateHelp')}
        checked={allowsLateAcceptance}
        disabled={!mayEdit || edit.isPending}
        onChange={(event) => edit.mutate(event.currentTarget.checked)}
      />
      <ProblemNote error={edit.error} />
    </section>
  )
}
