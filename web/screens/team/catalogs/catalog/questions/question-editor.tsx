import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, questionRoles, roleOf, textIn } from '@costard/contract'
import { ActionIcon, Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCalculator } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { ConditionEditor } from '../../rules/conditions/condition-editor.tsx'
import { fitted } from '../../rules/effects/bands.ts'
import { WholeField } from '../../rules/fields/amount-field.tsx'
import { LanguageChoice, withOptional, withText } from '../../rules/fields/languages.tsx'
import { TextField } from '../../rules/fields/text-field.tsx'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { MoveStatus } from '../../rules/order/move-status.tsx'
import { useMove } from '../../rules/order/use-move.ts'
import { usePublished } from '../../rules/use-published.ts'
import { ChoiceRows } from './choice-rows.tsx'
import classes from './question-editor.module.css'
import { QuestionHeading } from './question-heading.tsx'
import { QuestionPreview } from './question-preview.tsx'

type Value = CatalogParts['question']

const phases = ['both', 'quote', 'inspection'] as const
const audiences = ['both', 'agent', 'customer'] as const

export function QuestionEditor({
  questionKey,
  value,
}: {
  readonly questionKey: string
  readonly value: Value
}) {
  const t = useTranslations('catalogRules.question')
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language: own } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const { document, parts } = state
  const [language, setLanguage] = useState(own)
  const { pricing, wording } = value
  const name = textIn(own, wording.text) || questionKey
  const { questions } = document.pricing
  const at = questions.findIndex(({ key }) => key === questionKey)
  const path = `questions.${at}`
  const findings = useFindings(
    document,
    (one) => one.startsWith(`${path}.`) || one.startsWith(`computation.${questionKey}.`),
  )
  const ofCondition = findings.filter((finding) => finding.path.startsWith(`${path}.conditions`))
  const change = (next: Value, more: Parameters<typeof editor.change>[1] = []) =>
    editor.change(t('changed', { name }), [{ kind: 'question', key: questionKey, value: next }, ...more])
  const changePricing = (next: Partial<Value['pricing']>) =>
    change({ ...value, pricing: { ...pricing, ...next } })
  const { customerText, help, ...words } = wording
  const texts = [wording.text, ...pricing.choices.map((choice) => wording.choices[choice.key]?.label)]
  return (
    <article className={classes.editor}>
      <Head questionKey={questionKey} name={name} value={value} onPricing={changePricing} />
      <LanguageChoice value={language} onChange={setLanguage} texts={texts} />
      <TextField
        key={`text ${language}`}
        label={t('text')}
        description={t('textHelp')}
        placeholder={textIn(own, wording.text)}
        value={wording.text[language] ?? ''}
        isRequired={Object.keys(wording.text).every((one) => one === language)}
        maxLength={catalogLimits.maxName}
        onEnter={(text) =>
          change({ ...value, wording: { ...wording, text: withText(wording.text, language, text) } })
        }
      />
      <TextField
        key={`customer ${language}`}
        label={t('customerText')}
        description={t('customerTextHelp')}
        placeholder={textIn(language, wording.text)}
        value={customerText?.[language] ?? ''}
        maxLength={catalogLimits.maxName}
        onEnter={(text) =>
          change({
            ...value,
            wording: {
              ...words,
              ...(help && { help }),
              ...withOptional('customerText', customerText, language, text),
            },
          })
        }
      />
      <TextField
        key={`help ${language}`}
        label={t('help')}
        isLong
        value={help?.[language] ?? ''}
        maxLength={catalogLimits.maxText}
        onEnter={(text) =>
          change({
            ...value,
            wording: {
              ...words,
              ...(customerText && { customerText }),
              ...withOptional('help', help, language, text),
            },
          })
        }
      />
      <div className={classes.facts}>
        <NativeSelect
          label={t('asked')}
          value={pricing.phase}
          onChange={(event) => {
            const phase = phases.find((one) => one === event.currentTarget.value)
            if (phase) changePricing({ phase })
          }}
          data={phases.map((phase) => ({ value: phase, label: t(`phase.${phase}`) }))}
        />
        <NativeSelect
          label={t('visibleTo')}
          value={pricing.visibleTo}
          onChange={(event) => {
            const visibleTo = audiences.find((one) => one === event.currentTarget.value)
            if (visibleTo) changePricing({ visibleTo })
          }}
          data={audiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
        />
        <NativeSelect
          label={t('role')}
          description={t('roleHelp')}
          value={roleOf(wording)}
          onChange={(event) => {
            const role = questionRoles.find((one) => one === event.currentTarget.value)
            if (role) change({ ...value, wording: { ...wording, role } })
          }}
          data={questionRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      </div>
      <QuestionHeading value={value} language={language} onChange={change} />
      <Checkbox
        label={t('required')}
        checked={pricing.required}
        onChange={(event) => changePricing({ required: event.currentTarget.checked })}
      />
      <section>
        <h3>{t('askOnlyWhen')}</h3>
        <ConditionEditor
          document={document}
          questions={questions.slice(0, at)}
          condition={pricing.conditions}
          onChange={(conditions) => {
            const { conditions: _, ...rest } = pricing
            change({ ...value, pricing: { ...rest, ...(conditions && { conditions }) } })
          }}
        />
        <Findings findings={ofCondition} />
      </section>
      {pricing.type === 'number' && pricing.number && (
        <section className={classes.facts}>
          {(['min', 'max'] as const).map((end) => (
            <WholeField
              key={end}
              label={t(end)}
              number={pricing.number?.[end] ?? 0}
              {...(end === 'min' ? { max: pricing.number?.max ?? 0 } : { min: pricing.number?.min ?? 0 })}
              onEnter={(entered) => {
                const number = { min: 0, max: 0, ...pricing.number, [end]: entered }
                const bands = partValue(parts, 'effects', questionKey)?.bands
                change(
                  { ...value, pricing: { ...pricing, number } },
                  // Bands go on without a gap, where the person may change what answers cost.
                  bands && mayPrice
                    ? [
                        {
                          kind: 'effects',
                          key: questionKey,
                          value: { bands: fitted(bands, number.min, number.max) },
                        },
                      ]
                    : [],
                )
              }}
            />
          ))}
          <TextField
            label={t('unit')}
            value={pricing.number.unit ?? ''}
            maxLength={20}
            onEnter={(unit) => {
              const { min, max } = pricing.number ?? { min: 0, max: 0 }
              changePricing({ number: { min, max, ...(unit !== '' && { unit }) } })
            }}
          />
        </section>
      )}
      {(pricing.type === 'single' || pricing.type === 'multi') && (
        <ChoiceRows questionKey={questionKey} value={value} language={language} onChange={change} />
      )}
      <Findings findings={findings.filter((finding) => !ofCondition.includes(finding))} />
      {mayPrice && (
        <Button
          component={Link}
          to={paths.computationQuestion(teamId, catalogId, questionKey)}
          variant="default"
          className={classes.effects ?? ''}
          leftSection={<Icon of={IconCalculator} size={16} />}
        >
          {t('effects')}
        </Button>
      )}
      <QuestionPreview number={at + 1} value={value} language={language} />
    </article>
  )
}

function Head({
  questionKey,
  name,
  value,
  onPricing,
}: {
  readonly questionKey: string
  readonly name: string
  readonly value: Value
  readonly onPricing: (next: Partial<Value['pricing']>) => void
}) {
  const t = useTranslations('catalogRules.question')
  const { id: teamId } = useTeam()
  const { catalogId, editor } = useDraft()
  const navigate = useNavigate()
  const published = usePublished()
  const mayPrice = useMay('price.edit')
  const { keys, status, move } = useMove('question')
  const place = keys.indexOf(questionKey)
  const isOff = value.pricing.active === false
  // While it is not known, a question is kept: quotes may refer to it.
  const isUsed =
    published === undefined || published?.pricing.questions.some(({ key }) => key === questionKey)
  const remove = () => {
    editor.change(t('removed', { name }), [
      { kind: 'question', key: questionKey, value: null },
      ...(mayPrice ? [{ kind: 'effects', key: questionKey, value: null } as const] : []),
    ])
    void navigate(paths.catalogQuestions(teamId, catalogId))
  }
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{name}</h2>
          <span className="cp-dim">
            {t(`type.${value.pricing.type}`)} · {t('key', { key: questionKey })}
          </span>
        </div>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={place <= 0}
          aria-label={t('up')}
          onClick={() => move(questionKey, place - 1)}
        >
          <Icon of={IconArrowUp} size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={place === keys.length - 1}
          aria-label={t('down')}
          onClick={() => move(questionKey, place + 1)}
        >
          <Icon of={IconArrowDown} size={16} />
        </ActionIcon>
        <Button
          variant="default"
          onClick={() =>
            isOff ? onPricing({ active: true }) : isUsed ? onPricing({ active: false }) : remove()
          }
        >
          {t(isOff ? 'askAgain' : isUsed ? 'stopAsking' : 'remove')}
        </Button>
      </header>
      <MoveStatus status={status} />
    </>
  )
}
