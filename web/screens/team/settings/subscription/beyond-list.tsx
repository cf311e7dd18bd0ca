import type { BeyondPlan } from '@costard/contract'
import { Badge, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../team-context.ts'
import { beyondQuery } from './subscription-query.ts'
import classes from './subscription-screen.module.css'

/** Lists of things beyond the plan's limits, to choose which stay usable. */
export function BeyondLists() {
  const { id } = useTeam()
  const { data = [] } = useQuery(beyondQuery(id))
  // Reading it again without changes must not reset what is ticked.
  return data.map((beyond) => <BeyondList key={JSON.stringify(beyond)} beyond={beyond} />)
}

function BeyondList({ beyond: { meter, limit, items } }: { readonly beyond: BeyondPlan }) {
  const t = useTranslations('settings.subscription.beyond')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const before = items.filter(({ isKept }) => isKept).map(({ id }) => id)
  const [kept, setKept] = useState(before)
  const keep = useAction(() => api.subscription.keep({ teamId, meter, ids: kept }), {
    keepsAs: beyondQuery(teamId).queryKey,
  })
  const fixed = items.filter(({ isFixed }) => isFixed).map(({ id }) => id)
  const room = Math.max(limit, fixed.length)
  const hasChoice = room > fixed.length
  const isChanged = kept.toSorted().join(' ') !== before.toSorted().join(' ')
  return (
    <section className={`cp-card ${classes.beyond}`} aria-labelledby={`beyond-${meter}`}>
      <h3 id={`beyond-${meter}`}>{t(`title.${meter}`, { count: items.length, limit })}</h3>
      <p className="cp-dim">{t(hasChoice ? `text.${meter}` : 'text.owners')}</p>
      <Checkbox.Group value={kept} onChange={setKept} aria-labelledby={`beyond-${meter}`}>
        <ul>
          {items.map(({ id, name, isFixed }) => (
            <li key={id}>
              <Checkbox
                value={id}
                label={name ?? t('unnamed')}
                disabled={isFixed || (!kept.includes(id) && kept.length >= room)}
              />
              {!kept.includes(id) && <Badge variant="default">{t('readOnly')}</Badge>}
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <ProblemNote error={keep.error} />
      {hasChoice && (
        <ActionButton
          className={classes.keep}
          variant="default"
          size="sm"
          disabled={!isChanged}
          label={t('save')}
          running={common('loading')}
          action={keep}
        />
      )}
    </section>
  )
}
