import type { Effect } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../draft/draft-context.ts'
import { type Column, slotsIn } from '../../rules/effects/effect-cells.ts'
import type { AnswerRow } from '../../rules/effects/matrix.ts'
import { useEffectWords } from '../../rules/effects/use-effect-words.ts'
import { useScopeName } from '../../rules/effects/use-scope-name.ts'
import classes from './effects.module.css'

interface Cell {
  readonly row: string
  readonly column: Column
}

/** Matrix of answers and models. A cell opens its effects. */
export function EffectMatrix({
  rows,
  columns,
  open,
  onOpen,
}: {
  readonly rows: readonly (AnswerRow & { readonly label: string })[]
  readonly columns: readonly Column[]
  readonly open: Cell | undefined
  readonly onOpen: (cell: Cell) => void
}) {
  const t = useTranslations('catalogRules.effect')
  const scopeName = useScopeName(useDraft().state.document)
  const idOf = (column: Column) => JSON.stringify(column)
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('answer')}</th>
            {columns.map((column) => (
              <th key={idOf(column)} scope="col">
                {scopeName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td
                  key={idOf(column)}
                  data-open={(open?.row === row.key && idOf(open.column) === idOf(column)) || undefined}
                >
                  <button type="button" onClick={() => onOpen({ row: row.key, column })}>
                    <span className="cp-hidden">
                      {t('open', { answer: row.label, column: scopeName(column) })}:{' '}
                    </span>
                    <CellWords effects={row.effects} column={column} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellWords({ effects, column }: { readonly effects: readonly Effect[]; readonly column: Column }) {
  const t = useTranslations('catalogRules.effect')
  const words = useEffectWords(useDraft().state.document)
  const slots = slotsIn(effects, column)
  const own = slots.filter(({ isSame }) => !isSame)
  const shown = own.filter(({ effect }) => effect.kind !== 'none')
  const isAnything = slotsIn(effects, 'all').some(({ effect }) => effect.kind !== 'none')
  if (shown.length === 0 && (own.length > 0 || !isAnything)) return <i>{t('word.none')}</i>
  if (own.length === 0) return <i>{t('same')}</i>
  return shown.map(({ effect }, index) => (
    <span key={index} className={classes.chip} data-kind={effect.kind}>
      {words(effect)}
    </span>
  ))
}
