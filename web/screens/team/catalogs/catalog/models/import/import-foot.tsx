import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import classes from './import-prices.module.css'
import type { PriceListState } from './use-price-list.ts'

/** Open questions of the import, and the button to continue. */
export function ImportFoot({
  prices,
  isResult,
  canGoOn,
  onBack,
  onGoOn,
  goOnLabel,
  status: heldStatus,
  onLeaveOut,
}: {
  readonly prices: PriceListState
  readonly isResult: boolean
  readonly canGoOn: boolean
  readonly onBack: () => void
  readonly onGoOn: () => void
  /** Label of the button for the list of a source. */
  readonly goOnLabel?: string
  /** State of a held list of a source. */
  readonly status?: string | undefined
  readonly onLeaveOut?: (() => void) | undefined
}) {
  const t = useTranslations('catalogImport')
  const sources = useTranslations('priceSources')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  const { todo, list } = prices
  const open = [
    todo.doubts > 0 && t('todo.doubts', { count: todo.doubts }),
    todo.moves > 0 && t('todo.moves', { count: todo.moves }),
    todo.removed > 0 && t('todo.removed', { count: todo.removed }),
    todo.tooMuch && t('todo.tooMuch'),
  ].filter((one) => one !== false)
  const status = () => {
    if (heldStatus !== undefined) return heldStatus
    if (todo.question) return t('todo.question')
    if (!list) return ''
    if (!isResult) return t('soFar', pricesRead(list))
    if (open.length > 0) return t('left', { list: open.join(', ') })
    return t(prices.parts.length > 0 ? 'allOrNothing' : 'nothing')
  }
  return (
    <div className={classes.foot}>
      <span role="status">{status()}</span>
      {isResult ? (
        <Button variant="default" onClick={onBack}>
          {common('back')}
        </Button>
      ) : (
        <Button component={Link} to={paths.catalogModels(teamId, catalogId)} variant="default">
          {common('cancel')}
        </Button>
      )}
      {onLeaveOut && (
        <Button variant="default" onClick={onLeaveOut}>
          {sources('leaveOut')}
        </Button>
      )}
      <Button disabled={!canGoOn} onClick={onGoOn} rightSection={canGoOn && <ButtonKeys keys="Ctrl Enter" />}>
        {goOnLabel ?? (isResult ? t('run', { count: prices.count }) : t('goOn'))}
      </Button>
    </div>
  )
}

/** Returns the number of prices in the list, and of their models. */
function pricesRead({ plan }: NonNullable<PriceListState['list']>): {
  readonly count: number
  readonly models: number
} {
  const all = [...plan.added, ...plan.changed, ...plan.same]
  return { count: all.length, models: new Set(all.map(({ model }) => model)).size }
}
