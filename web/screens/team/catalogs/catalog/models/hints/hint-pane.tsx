import type { HintTerms } from '@costard/catalogs'
import type { HintRule, PriceSource } from '@costard/contract'
import { familyKey } from '@costard/contract/price-grid'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { lazyView } from '#code/lazy-view.tsx'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import type { HintRow } from './hint-rows.ts'
import classes from './hints.module.css'
import { RuleFields } from './rule-fields.tsx'

const HintChart = lazyView(
  () => import('./hint-chart.tsx'),
  (views) => views.HintChart,
)

/** Rule of a group, its steps for the chosen variant, and the history of hint and price. */
export function HintPane({
  source,
  group,
  rule,
  onRule,
  rules,
  row,
}: {
  readonly source: PriceSource
  readonly group: string | null
  readonly rule: HintRule
  readonly onRule: (terms: HintTerms) => void
  readonly rules: readonly HintRule[]
  readonly row: HintRow | undefined
}) {
  const t = useTranslations('catalogHints')
  const models = useTranslations('catalogModels')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const { currency } = state.document.pricing
  const own = { ...rule, group, sourceId: source.id }
  const save = useAction(
    () =>
      api.priceSources.saveRules({
        teamId,
        catalogId,
        rules: [...rules.filter((one) => one.group !== group || one.sourceId !== source.id), own],
      }),
    { rereads: [query.priceSources.listRules.key()] },
  )
  return (
    <aside className={classes.pane}>
      <section className={classes.card} aria-labelledby="rule">
        <h2 id="rule">
          {group === null ? t('ruleForAll') : t('ruleFor', { group: models(`family.${familyKey(group)}`) })}
        </h2>
        <RuleFields terms={rule} hint={source.hint} currency={currency} onChange={onRule} />
        <ActionButton
          variant="default"
          size="xs"
          action={save}
          label={t('keepRule')}
          running={common('saving')}
        />
        {save.error ? <ProblemNote error={save.error} /> : null}
        <p className="cp-dim">{t('intoDraft')}</p>
      </section>
      {row && <Steps row={row} rule={rule} hint={source.hint} currency={currency} />}
      {row && (
        <section className={classes.card} aria-labelledby="course">
          <h2 id="course">{t('course')}</h2>
          <Suspense fallback={<div className={classes.chart} />}>
            <HintChart source={source} variantId={row.variantId} currency={currency} />
          </Suspense>
        </section>
      )}
    </aside>
  )
}

/** All steps of the rule for one variant, including those without effect. */
function Steps({
  row,
  rule,
  hint,
  currency,
}: {
  readonly row: HintRow
  readonly rule: HintRule
  readonly hint: string
  readonly currency: string
}) {
  const t = useTranslations('catalogHints')
  const format = useFormatter()
  const money = useMoney(currency)
  const { name, steps, floor, own } = row
  if (!steps || row.hint === null)
    return (
      <section className={classes.card}>
        <h2>{name}</h2>
        <p className="cp-dim">{t(row.hint === null ? 'noHintText' : 'noRule')}</p>
      </section>
    )
  const lines: readonly (readonly [string, string])[] = [
    [hint, money.full(row.hint)],
    [`× ${format.number(rule.factorPpm / 1_000_000, 4)}`, money.full(steps.multiplied)],
    [money.signed(rule.addMinor), money.full(steps.added)],
    [t('downToAmount', { amount: money.brief(rule.stepMinor) }), money.full(steps.rounded)],
    [
      floor === null ? t('noFloor') : t('floorOf', { amount: money.full(floor) }),
      steps.raisedTo === null ? t('notNeeded') : money.full(steps.raisedTo),
    ],
  ]
  return (
    <section className={classes.card} aria-labelledby="steps">
      <h2 id="steps">{name}</h2>
      <dl className={classes.steps}>
        {lines.map(([what, amount]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={classes.result}>
          <dt>{t('byRule')}</dt>
          <dd>{money.full(steps.result)}</dd>
        </div>
      </dl>
      <p className="cp-dim">
        {own === null
          ? t('noOwn')
          : t('now', { own: money.full(own), move: money.signed(steps.result - own) })}
      </p>
    </section>
  )
}
