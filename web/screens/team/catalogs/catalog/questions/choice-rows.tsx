import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, type Language, textIn } from '@costard/contract'
import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { withOptional, withText } from '../../rules/fields/languages.tsx'
import { newKey } from '../../rules/fields/new-key.ts'
import { TextField } from '../../rules/fields/text-field.tsx'
import { keysAfterMove } from '../../rules/order/moved-parts.ts'
import { MoveHandle } from '../../rules/order/move-handle.tsx'
import { useDragOrder } from '../../rules/order/use-drag-order.ts'
import { usePublished } from '../../rules/use-published.ts'
import { ChoicePicture } from './choice-picture.tsx'
import classes from './question-editor.module.css'

type Value = CatalogParts['question']
type Choice = Value['pricing']['choices'][number]

/** The choices of a question, in their order. One that quotes may refer to is archived, others are removed. */
export function ChoiceRows({
  questionKey,
  value,
  language,
  onChange,
}: {
  readonly questionKey: string
  readonly value: Value
  readonly language: Language
  readonly onChange: (
    value: Value,
    more?: Parameters<ReturnType<typeof useDraft>['editor']['change']>[1],
  ) => void
}) {
  const t = useTranslations('catalogRules.choice')
  const mayPrice = useMay('price.edit')
  const published = usePublished()
  const { state } = useDraft()
  const { pricing, wording } = value
  const keys = pricing.choices.map(({ key }) => key)
  const withChoices = (choices: readonly Choice[], texts = wording.choices): Value => ({
    ...value,
    pricing: { ...pricing, choices },
    wording: { ...wording, choices: texts },
  })
  const move = (key: string, place: number) =>
    onChange(
      withChoices(
        keysAfterMove(keys, key, place).flatMap((one) =>
          pricing.choices.filter((choice) => choice.key === one),
        ),
      ),
    )
  const drag = useDragOrder(keys, move)
  const isUsed = (key: string) =>
    published === undefined ||
    published?.pricing.questions.some(
      (question) => question.key === questionKey && question.choices.some((choice) => choice.key === key),
    )
  const remove = (key: string) => {
    const { [key]: _, ...texts } = wording.choices
    const effects = partValue(state.parts, 'effects', questionKey)
    const { [key]: gone, ...others } = effects?.choices ?? {}
    onChange(
      withChoices(
        pricing.choices.filter((choice) => choice.key !== key),
        texts,
      ),
      gone && mayPrice ? [{ kind: 'effects', key: questionKey, value: { ...effects, choices: others } }] : [],
    )
  }
  const add = () => {
    const key = newKey('choice', keys)
    onChange(withChoices([...pricing.choices, { key }], { ...wording.choices, [key]: { label: {} } }))
  }
  return (
    <section>
      <h3>{t('title')}</h3>
      <ol className={classes.choices}>
        {pricing.choices.map((choice, place) => {
          const { key } = choice
          return (
            <li key={key} {...drag.row(key)} data-over={drag.over === key || undefined}>
              <ChoiceRow
                value={value}
                choice={choice}
                language={language}
                isUsed={isUsed(key) !== false}
                handle={{ ...drag.handle(key), place, count: keys.length, onMove: (next) => move(key, next) }}
                onChoice={(next) => onChange(withChoices(pricing.choices.with(place, next)))}
                onWording={(words) =>
                  onChange(withChoices(pricing.choices, { ...wording.choices, [key]: words }))
                }
                onRemove={() => remove(key)}
              />
            </li>
          )
        })}
      </ol>
      {keys.length < catalogLimits.maxChoices && (
        <Button
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<Icon of={IconPlus} size={16} />}
          onClick={add}
        >
          {t('add')}
        </Button>
      )}
    </section>
  )
}

function ChoiceRow({
  value,
  choice,
  language,
  isUsed,
  handle,
  onChoice,
  onWording,
  onRemove,
}: {
  readonly value: Value
  readonly choice: Choice
  readonly language: Language
  readonly isUsed: boolean
  readonly handle: Omit<Parameters<typeof MoveHandle>[0], 'name'>
  readonly onChoice: (choice: Choice) => void
  readonly onWording: (words: Value['wording']['choices'][string]) => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('catalogRules.choice')
  const { language: own } = useRegion()
  const { document } = useDraft().state
  const { key, active, exclusive, suggestsServices = [] } = choice
  const words = value.wording.choices[key] ?? { label: {} }
  const name = textIn(own, words.label) || key
  const { services } = document.pricing
  const suggest = (service: string, isSuggested: boolean) => {
    const { suggestsServices: _, ...rest } = choice
    const next = isSuggested
      ? [...suggestsServices, service]
      : suggestsServices.filter((one) => one !== service)
    onChoice({ ...rest, ...(next.length > 0 && { suggestsServices: next }) })
  }
  return (
    <>
      <div className={classes.choice} data-off={active === false || undefined}>
        <MoveHandle name={name} {...handle} />
        <TextField
          key={`label ${language}`}
          label={t('label', { name })}
          hidesLabel
          placeholder={textIn(own, words.label) || t('labelHint')}
          value={words.label[language] ?? ''}
          isRequired={Object.keys(words.label).every((one) => one === language)}
          maxLength={catalogLimits.maxName}
          onEnter={(text) => onWording({ ...words, label: withText(words.label, language, text) })}
        />
        <TextField
          key={`help ${language}`}
          label={t('help', { name })}
          hidesLabel
          placeholder={t('helpHint')}
          value={words.help?.[language] ?? ''}
          maxLength={catalogLimits.maxText}
          onEnter={(text) => {
            const { help, ...rest } = words
            onWording({ ...rest, ...withOptional('help', help, language, text) })
          }}
        />
        <Button
          variant="subtle"
          color="gray"
          aria-label={t(active === false ? 'restoreNamed' : isUsed ? 'archiveNamed' : 'removeNamed', {
            name,
          })}
          onClick={() => {
            if (active === false) onChoice({ ...choice, active: true })
            else if (isUsed) onChoice({ ...choice, active: false })
            else onRemove()
          }}
        >
          {t(active === false ? 'restore' : isUsed ? 'archive' : 'remove')}
        </Button>
      </div>
      <div className={classes.more}>
        <TextField
          key={`customer ${language}`}
          label={t('customerLabel', { name })}
          hidesLabel
          placeholder={t('customerLabelHint')}
          value={words.customerLabel?.[language] ?? ''}
          maxLength={catalogLimits.maxName}
          onEnter={(text) => {
            const { customerLabel, ...rest } = words
            onWording({ ...rest, ...withOptional('customerLabel', customerLabel, language, text) })
          }}
        />
        <ChoicePicture
          name={name}
          image={words.image}
          onChange={(image) => {
            const { image: _, ...rest } = words
            onWording({ ...rest, ...(image !== undefined && { image }) })
          }}
        />
        {value.pricing.type === 'multi' && (
          <Checkbox
            size="xs"
            label={t('exclusive')}
            aria-label={t('exclusiveNamed', { name })}
            checked={exclusive === true}
            onChange={(event) => onChoice({ ...choice, exclusive: event.currentTarget.checked })}
          />
        )}
        {document.pricing.kind === 'repair' && services.length > 0 && (
          <details>
            <summary>{t('suggests', { count: suggestsServices.length })}</summary>
            {services.map((service) => (
              <Checkbox
                key={service.key}
                size="xs"
                label={textIn(own, document.wording.services[service.key]?.name) || service.key}
                checked={suggestsServices.includes(service.key)}
                onChange={(event) => suggest(service.key, event.currentTarget.checked)}
              />
            ))}
          </details>
        )}
      </div>
    </>
  )
}
