import type { CatalogDocument } from '@costard/contract'
import type { Condition, Question } from '@costard/pricing'
import { ActionIcon, Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMemo } from 'react'
import { Icon } from '#ui/icon.tsx'
import { AmountField, WholeField } from '../fields/amount-field.tsx'
import classes from './condition-editor.module.css'
import { conditionOf, type Group, groupOf, isGroup } from './condition-tree.ts'
import { type Subject, subjectIdOf, subjectsOf, withOp } from './subjects.ts'
import { useConditionWords, useSentence } from './use-condition-words.ts'

type Leaf = Exclude<Group['parts'][number], Group>

/** When something is asked or offered, as a sentence and its parts: groups of "all of" or "any of" these. */
export function ConditionEditor({
  document,
  questions,
  isOffer = false,
  condition,
  onChange,
}: {
  readonly document: CatalogDocument
  /** Questions that the condition may refer to. */
  readonly questions: readonly Question[]
  /** Offers may also look at the customer and the price. */
  readonly isOffer?: boolean
  readonly condition: Condition | undefined
  readonly onChange: (condition: Condition | undefined) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const sentence = useSentence(document)(condition)
  const subjects = useMemo(
    () => subjectsOf(document.pricing, questions, isOffer),
    [document.pricing, questions, isOffer],
  )
  return (
    <div className={classes.editor}>
      <p className={classes.sentence}>{sentence || t('always')}</p>
      <GroupEditor
        document={document}
        subjects={subjects}
        group={groupOf(condition)}
        isOuter
        onChange={(group) => onChange(conditionOf(group))}
      />
    </div>
  )
}

function GroupEditor({
  document,
  subjects,
  group,
  isOuter = false,
  onChange,
}: {
  readonly document: CatalogDocument
  readonly subjects: readonly Subject[]
  readonly group: Group
  readonly isOuter?: boolean
  readonly onChange: (group: Group) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const { kind, parts } = group
  const [first] = subjects
  const put = (index: number, part: Group['parts'][number]) =>
    onChange({ kind, parts: parts.with(index, part) })
  return (
    <div className={classes.group} data-inner={!isOuter || undefined}>
      {parts.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={t('join')}
          className={classes.join ?? ''}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value === 'any' ? 'any' : 'all', parts })}
          data={[
            { value: 'all', label: t('allOf') },
            { value: 'any', label: t('anyOf') },
          ]}
        />
      )}
      {parts.map((part, index) => (
        <div key={index} className={classes.part}>
          {isGroup(part) ? (
            <GroupEditor
              document={document}
              subjects={subjects}
              group={part}
              onChange={(next) => put(index, next)}
            />
          ) : (
            <LeafEditor
              document={document}
              subjects={subjects}
              leaf={part}
              onChange={(next) => put(index, next)}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('remove')}
            onClick={() => onChange({ kind, parts: parts.toSpliced(index, 1) })}
          >
            <Icon of={IconX} size={16} />
          </ActionIcon>
        </div>
      ))}
      {first && parts.length < 20 && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => onChange({ kind, parts: [...parts, first.leaf] })}
          >
            {t('add')}
          </Button>
          {isOuter && parts.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon of={IconPlus} size={16} />}
              onClick={() =>
                onChange({
                  kind,
                  parts: [
                    ...parts,
                    { kind: kind === 'all' ? 'any' : 'all', parts: [first.leaf, first.leaf] },
                  ],
                })
              }
            >
              {t('addGroup')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function LeafEditor({
  document,
  subjects,
  leaf,
  onChange,
}: {
  readonly document: CatalogDocument
  readonly subjects: readonly Subject[]
  readonly leaf: Leaf
  readonly onChange: (leaf: Leaf) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const words = useConditionWords(document)
  const id = subjectIdOf(leaf)
  const subject = subjects.find((one) => one.id === id)
  return (
    <div className={classes.leaf}>
      <NativeSelect
        size="xs"
        aria-label={t('subject')}
        value={id}
        onChange={(event) => {
          const next = subjects.find((one) => one.id === event.currentTarget.value)
          if (next) onChange(next.leaf)
        }}
        data={[
          // One that it may not refer to any more is shown until another is chosen.
          ...(subject ? [] : [{ value: id, label: words.subject(leaf) }]),
          ...subjects.map((one) => ({ value: one.id, label: words.subject(one.leaf) })),
        ]}
      />
      {subject && (
        <NativeSelect
          size="xs"
          aria-label={t('comparison')}
          value={leaf.op}
          onChange={(event) => {
            const op = subject.ops.find((one) => one === event.currentTarget.value)
            if (op) onChange(withOp(leaf, op, subject))
          }}
          data={subject.ops.map((op) => ({ value: op, label: t(`op.${op}`, { value: '…' }) }))}
        />
      )}
      {subject && leaf.value !== undefined && (
        <LeafValue document={document} subject={subject} leaf={leaf} onChange={onChange} />
      )}
    </div>
  )
}

function LeafValue({
  document,
  subject,
  leaf,
  onChange,
}: {
  readonly document: CatalogDocument
  readonly subject: Subject
  readonly leaf: Leaf
  readonly onChange: (leaf: Leaf) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const words = useConditionWords(document)
  const { value } = leaf
  if (subject.values === undefined) {
    const number = typeof value === 'number' ? value : 0
    const enter = (entered: number | undefined) => onChange({ ...leaf, value: entered ?? 0 })
    const props = { label: t('value'), hidesLabel: true, isRequired: true }
    return subject.type === 'money' ? (
      <AmountField {...props} currency={document.pricing.currency} minor={number} onEnter={enter} />
    ) : (
      <WholeField {...props} number={number} onEnter={enter} />
    )
  }
  if (Array.isArray(value)) {
    const chosen: readonly (string | number | boolean)[] = value
    return (
      <div className={classes.values} role="group" aria-label={t('value')}>
        {subject.values.map((one) => (
          <Checkbox
            key={String(one)}
            size="xs"
            label={words.value(leaf, one)}
            checked={chosen.includes(one)}
            // One is left: nothing at all would never hold.
            disabled={chosen.length === 1 && chosen.includes(one)}
            onChange={() =>
              onChange({
                ...leaf,
                value: chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one],
              })
            }
          />
        ))}
      </div>
    )
  }
  return (
    <NativeSelect
      size="xs"
      aria-label={t('value')}
      value={String(value)}
      onChange={(event) => {
        const next = subject.values?.find((one) => String(one) === event.currentTarget.value)
        if (next !== undefined) onChange({ ...leaf, value: next })
      }}
      data={subject.values.map((one) => ({ value: String(one), label: words.value(leaf, one) }))}
    />
  )
}
