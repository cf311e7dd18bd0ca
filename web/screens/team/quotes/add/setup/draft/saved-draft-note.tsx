import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { useTeam } from '../../../../team-context.ts'
import { ChangeNote, ConflictButtons } from '../../../changes/change-note.tsx'
import { usePartWords } from '../../../changes/part-words.ts'
import { actOf } from '../../../changes/use-quote-change.ts'
import { netOf } from '../price/standing-price.ts'
import type { SavedDraft } from '../../counter-draft.ts'
import type { DraftLine } from './use-lines.ts'
import { useSavedDraft } from './use-saved-draft.ts'
import classes from './saved-draft-note.module.css'

/** Shows colleagues' changes to the draft being edited; on a conflict the user chooses. */
export function SavedDraftNote({
  saved,
  lines,
}: {
  readonly saved: SavedDraft
  readonly lines: readonly DraftLine[]
}) {
  const t = useTranslations('live.change')
  const team = useTeam()
  const { id: teamId, currency } = team
  const money = useMoney(currency)
  const words = usePartWords(currency)
  const { change, keepMine, takeTheirs, dismiss } = useSavedDraft(saved)
  if (!change) return null
  const { kind, theirs, at } = change
  const note = { quoteId: saved.quoteId, at, what: actOf(theirs) }
  const part = { part: t('part.lines'), theirs: words.ofQuote(theirs, 'lines') }
  const net = netOf(
    lines.map(({ line }) => line),
    team,
  )
  const devices = t('devices', { count: lines.length })
  const mine = net === null ? devices : `${devices}, ${money.full(Math.abs(net))}`
  return (
    <div className={classes.news}>
      {kind === 'conflict' && (
        <ChangeNote
          {...note}
          what="changed"
          parts={[{ ...part, mine }]}
          action={<ConflictButtons onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
        />
      )}
      {kind === 'followed' && <ChangeNote {...note} what="changed" parts={[part]} onClose={dismiss} />}
      {kind === 'closed' && (
        <ChangeNote
          {...note}
          parts={[]}
          action={
            <Button component={Link} to={paths.quote(teamId, saved.quoteId)} variant="default" size="xs">
              {t('open')}
            </Button>
          }
        />
      )}
    </div>
  )
}
