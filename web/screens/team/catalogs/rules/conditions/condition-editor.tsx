import type { CatalogDocument } from '@costard/contract'
import type { Condition, Question } from '@costard/pricing'
import { Checkbox } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useMemo } from 'react'
import { AddButton } from '#ui/add-button.tsx'
import { OneOf } from '#ui/fields/one-of.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AmountField, WholeField } from '../fields/amount-field.tsx'
import classes from './condition-editor.module.css'
import { conditionOf, type Group, groupOf, isGroup } from './condition-tree.ts'
import { type Subject, subjectIdOf, subjectsOf, withOp } from './subjects.ts'
import { useConditionWords, useSentence } from './use-condition-words.ts'

type Leaf = Exclude<Group['parts'][number], Group>

/** Edits the condition of a question or offer, shown as a sentence and as groups of "all of" or "any of". */
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

/** Things that conditions can be about. */
interface Known {
  readonly document: CatalogDocument
  readonly subjects: readonly Subject[]
}

function GroupEditor({
  group,
  isOuter = false,
  onChange,
  ...known
}: Known & {
  readonly group: Group
  readonly isOuter?: boolean
  readonly onChange: (group: Group) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const { kind, parts } = group
  const [first] = known.subjects
  const put = (index: number, part: Group['parts'][number]) =>
    onChange({ kind, parts: parts.with(index, part) })
  const add = (part: Group['parts'][number]) => onChange({ kind, parts: [...parts, part] })
  return (
    <div className={classes.group} data-inner={!isOuter || undefined}>
      {parts.length > 1 && (
        <OneOf
          size="xs"
          aria-label={t('join')}
          className={classes.join ?? ''}
          value={kind}
          values={['all', 'any']}
          wordOf={(one) => t(one === 'all' ? 'allOf' : 'anyOf')}
          onPick={(one) => onChange({ kind: one, parts })}
        />
      )}
      {parts.map((part, index) => (
        <div key={index} className={classes.part}>
          {isGroup(part) ? (
            <GroupEditor {...known} group={part} onChange={(next) => put(index, next)} />
          ) : (
            <LeafEditor {...known} leaf={part} onChange={(next) => put(index, next)} />
          )}
          <IconButton
            icon={IconX}
            label={`${t('remove')} ${index + 1}`}
            variant="subtle"
            color="gray"
            onClick={() => onChange({ kind, parts: parts.toSpliced(index, 1) })}
          />
        </div>
      ))}
      {first && parts.length < 20 && (
        <div className={classes.more}>
          <AddButton size="compact-sm" onClick={() => add(first.leaf)}>
            {t('add')}
          </AddButton>
          {isOuter && parts.length > 0 && (
            <AddButton
              size="compact-sm"
              onClick={() => add({ kind: kind === 'all' ? 'any' : 'all', parts: [first.leaf, first.leaf] })}
            >
              {t('addGroup')}
            </AddButton>
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
}: Known & {
  readonly leaf: Leaf
  readonly onChange: (leaf: Leaf) => void
}) {
  const t = useTranslations('catalogRules.condition')
  const words = useConditionWords(document)
  const id = subjectIdOf(leaf)
  const subject = subjects.find((one) => one.id === id)
  // A subject that the condition may no longer refer to stays visible until another is chosen.
  const gone: readonly Pick<Subject, 'id' | 'leaf'>[] = subject ? [] : [{ id, leaf }]
  const leaves = new Map([...gone, ...subjects].map((one) => [one.id, one.leaf]))
  return (
    <div className={classes.leaf}>
      <OneOf
        size="xs"
        aria-label={t('subject')}
        value={id}
        values={[...leaves.keys()]}
        wordOf={(one) => words.subject(leaves.get(one) ?? leaf)}
        onPick={(one) => onChange(leaves.get(one) ?? leaf)}
      />
      {subject && (
        <OneOf
          size="xs"
          aria-label={t('comparison')}
          value={leaf.op}
          values={subject.ops}
          wordOf={(op) => t(`op.${op}`, { value: '…' })}
          onPick={(op) => onChange(withOp(leaf, op, subject))}
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
            // The last choice cannot be removed: a condition without any would never hold.
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
  const values = new Map(subject.values.map((one) => [String(one), one]))
  return (
    <OneOf
      size="xs"
      aria-label={t('value')}
      value={String(value)}
      values={[...values.keys()]}
      wordOf={(one) => words.value(leaf, values.get(one) ?? one)}
      onPick={(one) => onChange({ ...leaf, value: values.get(one) ?? one })}
    />
  )
}
