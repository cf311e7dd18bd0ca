import type { HintRule, PriceSource } from '@costard/contract'
import { familyOf } from '@costard/contract/price-grid'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useDays } from '../../../../kit/use-days.ts'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { HintPane } from './hint-pane.tsx'
import { filledRows, type HintColumn, hintRows, largeMoveBp, shownRows } from './hint-rows.ts'
import { HintTable } from './hint-table.tsx'
import { HintTools } from './hint-tools.tsx'
import classes from './hints.module.css'
import { usualTerms } from './rule-fields.tsx'

/** Own prices beside those of a source, with the results of a rule. */
export function HintDesk({
  source,
  typed,
  onType,
}: {
  readonly source: PriceSource
  /** A typed, unsaved rule of this source. */
  readonly typed: HintRule | undefined
  readonly onType: (rule: HintRule) => void
}) {
  const t = useTranslations('catalogHints')
  const { id: teamId } = useTeam()
  const { state, editor, catalogId } = useDraft()
  const { pricing } = state.document
  const [params, setParams] = useSearchParams()
  const { data: hints } = useQuery(
    query.priceSources.hints.queryOptions({ input: { teamId, sourceId: source.id } }),
  )
  const { data: saved } = useQuery(
    query.priceSources.listRules.queryOptions({ input: { teamId, catalogId } }),
  )
  const families = useMemo(() => [...new Set(pricing.models.map(familyOf))], [pricing.models])
  const family = families.find((one) => one === params.get('family'))
  const [search, setSearch] = useState('')
  const [offBy, setOffBy] = useState<number | ''>('')
  const [sort, setSort] = useState<{ readonly by: HintColumn; readonly isDown: boolean }>()
  const [chosenId, setChosen] = useState<string>()
  const rules = (saved ?? []).filter(({ sourceId }) => sourceId === source.id)
  const ruleOf = (group: string | null) =>
    rules.find((rule) => rule.group === group) ?? rules.find((rule) => rule.group === null)
  const group = family ?? null
  const rule = typed?.group === group ? typed : ruleOf(group)
  const rows = useMemo(
    () =>
      hintRows(pricing.models, hints?.hints ?? [], (of) =>
        typed && (typed.group === null || typed.group === of) ? typed : ruleOf(of),
      ),
    // Rules are read again when `saved` changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [pricing.models, hints, typed, saved],
  )
  const shown = shownRows(rows, {
    search,
    family,
    offBy: offBy === '' ? null : offBy * 100,
    sort: sort?.by,
    isDown: sort?.isDown ?? false,
  })
  const chosen = shown.find(({ variantId }) => variantId === chosenId) ?? shown[0]
  const filled = filledRows(shown)
  const fill = () => {
    if (filled.length === 0) return
    editor.change(
      t('step', { count: filled.length }),
      filled.map(({ variantId, steps }) => ({
        kind: 'price',
        key: variantId,
        value: { minor: steps?.result ?? 0 },
      })),
    )
  }
  useScreenKeys([['mod+Enter', fill]], [])
  const set = (name: 'hint' | 'family', value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  return (
    <div className={classes.screen}>
      <HintTools
        hint={source.hint}
        families={families}
        family={family}
        search={search}
        onSearch={setSearch}
        offBy={offBy}
        onOffBy={setOffBy}
        onSet={set}
      />
      <div className={classes.desk}>
        <HintTable
          rows={shown}
          source={source}
          hintsAt={hints?.hintsAt ?? null}
          chosen={chosen}
          sort={sort}
          onSort={(by) => setSort({ by, isDown: sort?.by === by ? !sort.isDown : by !== 'name' })}
          onChoose={setChosen}
        />
        <HintPane
          key={`${source.id} ${group ?? ''}`}
          source={source}
          group={group}
          rule={rule ?? { group, sourceId: source.id, ...usualTerms(pricing.currency) }}
          onRule={(terms) => onType({ ...terms, group, sourceId: source.id })}
          rules={saved ?? []}
          row={chosen}
        />
      </div>
      <HintFoot rows={shown} source={source} hintsAt={hints?.hintsAt ?? null} onFill={fill} />
    </div>
  )
}

/** Number of prices that filling the visible rows changes, with the button for filling. */
function HintFoot({
  rows,
  source,
  hintsAt,
  onFill,
}: {
  readonly rows: ReturnType<typeof hintRows>
  readonly source: PriceSource
  readonly hintsAt: string | null
  readonly onFill: () => void
}) {
  const t = useTranslations('catalogHints')
  const common = useTranslations('common')
  const format = useFormatter()
  const days = useDays(useTeam().timeZone)
  const money = useMoney(useDraft().state.document.pricing.currency)
  const filled = filledRows(rows)
  const large = filled.filter(({ moveBp }) => moveBp !== null && Math.abs(moveBp) > largeMoveBp).length
  const without = rows.filter(({ hint }) => hint === null).length
  const average = filled.reduce((sum, { steps, own }) => sum + ((steps?.result ?? 0) - (own ?? 0)), 0)
  return (
    <footer className={classes.foot}>
      <span>
        {hintsAt ? t('hintsOf', { moment: days.moment(hintsAt), name: source.name }) : common('loading')}
      </span>
      <span className={classes.sums} role="status">
        {t('foot', {
          count: filled.length,
          average: money.signed(filled.length === 0 ? 0 : Math.round(average / filled.length)),
          without,
        })}
        {large > 0 && (
          <b className={classes.down}> {t('large', { count: large, share: format.percent(largeMoveBp) })}</b>
        )}
      </span>
      <Button disabled={filled.length === 0} onClick={onFill}>
        {t('fill', { count: filled.length })}
      </Button>
    </footer>
  )
}
