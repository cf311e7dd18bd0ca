import { textIn } from '@costard/contract'
import type { Effect, PlainEffect, QuestionEffects, Scope } from '@costard/pricing'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { type Band, fitted } from '../../rules/effects/bands.ts'
import { type Column, isSameScope } from '../../rules/effects/effect-cells.ts'
import { ScopePicker } from '../../rules/effects/scope-picker.tsx'
import { useScopeName } from '../../rules/effects/use-scope-name.ts'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { BandRows } from './band-rows.tsx'
import { EffectForm } from './effect-form.tsx'
import { EffectMatrix, type MatrixRow } from './effect-matrix.tsx'
import classes from './effects.module.css'

/** What each answer of a question does to the price, for all models and for those that differ. */
export function EffectsScreen() {
  const { key = '' } = useParams()
  const t = useTranslations('catalogRules.question')
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  if (state.document.pricing.questions.some((question) => question.key === key))
    return <Effects key={key} questionKey={key} />
  return (
    <Message
      title={t('notFound')}
      action={
        <Button component={Link} to={paths.computation(teamId, catalogId)} variant="default">
          {t('all')}
        </Button>
      }
    />
  )
}

function Effects({ questionKey }: { readonly questionKey: string }) {
  const t = useTranslations('catalogRules.effect')
  const { id: teamId } = useTeam()
  const { language } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const { document, parts } = state
  const { pricing, wording } = document
  const at = pricing.questions.findIndex(({ key }) => key === questionKey)
  const question = pricing.questions[at]
  const stored = partValue(parts, 'effects', questionKey) ?? {}
  const [picked, setPicked] = useState<readonly Scope[]>([])
  const [open, setOpen] = useState<{ readonly row: string; readonly column: Column }>()
  const scopeName = useScopeName(document)
  const findings = useFindings(document, (path) => path.startsWith(`computation.${questionKey}.`))
  if (!question) return null
  const name = textIn(language, wording.questions[questionKey]?.text) || questionKey
  const { min, max, unit = '' } = question.number ?? { min: 0, max: 0 }
  const bands = question.type === 'number' ? fitted(stored.bands ?? [], min, max) : []
  const rows = rowsOf()
  const columns = columnsOf(pricing.models, stored, picked)
  const row = rows.find(({ key }) => key === open?.row)
  const put = (value: QuestionEffects, label: string) =>
    editor.change(label, [{ kind: 'effects', key: questionKey, value }])
  const putEffects = (rowKey: string, effects: readonly Effect[]) => {
    const label = t('changed', { name, answer: rows.find(({ key }) => key === rowKey)?.label ?? rowKey })
    if (question.type === 'number')
      put(
        {
          ...stored,
          bands: bands.map((band) => (String(band.from) === rowKey ? { ...band, effects } : band)),
        },
        label,
      )
    else put({ ...stored, choices: { ...stored.choices, [rowKey]: effects } }, label)
  }
  const putBands = (next: readonly Band[]) => {
    setOpen(undefined)
    put({ ...stored, bands: next }, t('bandsChanged', { name }))
  }
  const previous = pricing.questions[at - 1]?.key
  const next = pricing.questions[at + 1]?.key
  return (
    <article className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h2>
            {at + 1} {name}
          </h2>
          <p className="cp-dim">{t('intro')}</p>
        </div>
        <Neighbour to={previous} label={t('previous')} Icon={IconChevronUp} />
        <Neighbour to={next} label={t('next')} Icon={IconChevronDown} />
        <Button
          component={Link}
          to={paths.catalogQuestion(teamId, catalogId, questionKey)}
          variant="default"
          leftSection={<Icon of={IconPencil} size={16} />}
        >
          {t('wording')}
        </Button>
      </header>
      {rows.length === 0 ? (
        <p>{t(question.type === 'single' || question.type === 'multi' ? 'noChoices' : 'noEffects')}</p>
      ) : (
        <>
          <div className={classes.tools}>
            <ScopePicker
              document={document}
              onPick={(scope) => setPicked([...picked.filter((one) => !isSameScope(one, scope)), scope])}
            />
          </div>
          <EffectMatrix rows={rows} columns={columns} open={open} onOpen={setOpen} />
          {open && row && (
            <EffectForm
              key={`${open.row} ${JSON.stringify(open.column)}`}
              title={t('cell', { answer: row.label, column: scopeName(open.column) })}
              reasonName={`${questionKey}.${open.row}`}
              column={open.column}
              effects={row.effects}
              onChange={(effects) => putEffects(open.row, effects)}
              onClose={() => setOpen(undefined)}
            />
          )}
          {question.type === 'number' && <BandRows bands={bands} unit={unit} onChange={putBands} />}
        </>
      )}
      <Findings findings={findings} />
    </article>
  )

  function rowsOf(): MatrixRow[] {
    if (!question) return []
    const ofChoice = (key: string) =>
      stored.choices && Object.hasOwn(stored.choices, key) ? (stored.choices[key] ?? []) : []
    const labelOf = (key: string) => textIn(language, wording.questions[questionKey]?.choices[key]?.label)
    switch (question.type) {
      case 'single':
      case 'multi':
        return question.choices
          .filter(({ active }) => active !== false)
          .map(({ key }) => ({ key, label: labelOf(key) || key, effects: ofChoice(key) }))
      case 'boolean':
        return (['true', 'false'] as const).map((key) => ({
          key,
          label: labelOf(key) || t(key === 'true' ? 'yes' : 'no'),
          effects: ofChoice(key),
        }))
      case 'number':
        return bands.map(({ from, to, effects }) => ({
          key: String(from),
          label: from === to ? `${from} ${unit}` : t('band', { from, to, unit }),
          effects,
        }))
      default:
        return []
    }
  }

  function Neighbour({
    to,
    label,
    Icon,
  }: {
    readonly to: string | undefined
    readonly label: string
    readonly Icon: typeof IconChevronUp
  }) {
    const icon = <Icon size={16} stroke={1.75} aria-hidden="true" />
    return to === undefined ? null : (
      <ActionIcon
        component={Link}
        to={paths.computationQuestion(teamId, catalogId, to)}
        variant="default"
        size="lg"
        aria-label={label}
      >
        {icon}
      </ActionIcon>
    )
  }
}

/** All models, each group, then the models and variants that have effects of their own or were added. */
function columnsOf(
  models: readonly { readonly group?: string }[],
  { choices = {}, bands = [] }: QuestionEffects,
  picked: readonly Scope[],
): Column[] {
  const groups = [...new Set(models.flatMap(({ group }) => group ?? []))].map((group) => ({ group }))
  const effects = [...Object.values(choices).flat(), ...bands.flatMap((band) => band.effects)]
  const scopes: Scope[] = [
    ...groups,
    ...effects
      .flatMap(({ overrides = [] }) => overrides)
      .map(({ effect: _effect, ...scope }: Scope & { readonly effect: PlainEffect }): Scope => scope),
    ...picked,
  ]
  return [
    'all',
    ...scopes.filter((scope, index) => scopes.findIndex((other) => isSameScope(other, scope)) === index),
  ]
}
