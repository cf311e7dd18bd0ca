import { textIn } from '@costard/contract'
import type { Question, QuestionEffects, Scope } from '@costard/pricing'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { useNames } from '../../parts/use-names.ts'
import { type Column, isSameScope } from '../../rules/effects/effect-cells.ts'
import { type AnswerRow, bandsOf, columnsOf, rowsOf, withRow } from '../../rules/effects/matrix.ts'
import { ScopePicker } from '../../rules/effects/scope-picker.tsx'
import { useScopeName } from '../../rules/effects/use-scope-name.ts'
import { BandRows } from './band-rows.tsx'
import { EffectForm } from './effect-form.tsx'
import { EffectMatrix } from './effect-matrix.tsx'
import classes from './effects.module.css'

/** Matrix of a question, and the form of the open cell. */
export function QuestionEffectFields({ question }: { readonly question: Question }) {
  const t = useTranslations('catalogRules.effect')
  const { editor, state } = useDraft()
  const { document, parts } = state
  const [picked, setPicked] = useState<readonly Scope[]>([])
  const [open, setOpen] = useState<{ readonly row: string; readonly column: Column }>()
  const scopeName = useScopeName(document)
  const labelOf = useAnswerLabel(question)
  const name = useNames().question(question.key)
  const stored = partValue(parts, 'effects', question.key) ?? {}
  const rows = rowsOf(question, stored).map((one) => ({ ...one, label: labelOf(one) }))
  const row = rows.find(({ key }) => key === open?.row)
  const put = (label: string, value: QuestionEffects) =>
    editor.change(label, [{ kind: 'effects', key: question.key, value }])
  if (rows.length === 0)
    return <p>{t(question.type === 'single' || question.type === 'multi' ? 'noChoices' : 'noEffects')}</p>
  return (
    <>
      <div className={classes.tools}>
        <ScopePicker
          document={document}
          onPick={(scope) => setPicked([...picked.filter((one) => !isSameScope(one, scope)), scope])}
        />
      </div>
      <EffectMatrix
        rows={rows}
        columns={columnsOf(document.pricing.models, stored, picked)}
        open={open}
        onOpen={setOpen}
      />
      {open && row && (
        <EffectForm
          key={`${open.row} ${JSON.stringify(open.column)}`}
          title={t('cell', { answer: row.label, column: scopeName(open.column) })}
          reasonName={`${question.key}.${open.row}`}
          column={open.column}
          effects={row.effects}
          onChange={(effects) =>
            put(t('changed', { name, answer: row.label }), withRow(question, stored, open.row, effects))
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {question.type === 'number' && (
        <BandRows
          bands={bandsOf(question, stored)}
          unit={question.number?.unit ?? ''}
          onChange={(bands) => {
            setOpen(undefined)
            put(t('bandsChanged', { name }), { ...stored, bands })
          }}
        />
      )}
    </>
  )
}

/** Returns a function for the name of an answer: its text, "Yes", or "80 to 100 %". */
function useAnswerLabel({ key: questionKey, type, number }: Question): (row: AnswerRow) => string {
  const t = useTranslations('catalogRules.effect')
  const { language } = useRegion()
  const { questions } = useDraft().state.document.wording
  const unit = number?.unit ?? ''
  return ({ key, band }) => {
    if (band) {
      const { from, to } = band
      return from === to ? `${from} ${unit}` : t('band', { from, to, unit })
    }
    const words = textIn(language, questions[questionKey]?.choices[key]?.label)
    return words || (type === 'boolean' ? t(key === 'true' ? 'yes' : 'no') : key)
  }
}
