import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, type Language, textIn } from '@costard/contract'
import { Button, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { withField } from '../../rules/fields/with-field.ts'
import { WordsField } from '../../rules/fields/words-field.tsx'
import { ChoicePicture } from './choice-picture.tsx'
import classes from './question-editor.module.css'

type Question = CatalogParts['question']
type Choice = Question['pricing']['choices'][number]
type Words = Question['wording']['choices'][string]

/** A choice of a question: its texts, its picture, and its other effects. */
export function ChoiceRow({
  choice,
  isOfMany,
  words,
  language,
  isUsed,
  handle,
  onChoice,
  onWords,
  onRemove,
}: {
  readonly choice: Choice
  /** True if several choices of the question can be given. */
  readonly isOfMany: boolean
  readonly words: Words
  readonly language: Language
  readonly isUsed: boolean
  readonly handle: ReactNode
  readonly onChoice: (choice: Choice) => void
  readonly onWords: (words: Words) => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('catalogRules.choice')
  const { language: own } = useRegion()
  const { key, active, exclusive } = choice
  const isOff = active === false
  const name = textIn(own, words.label) || key
  const texts = { words, language, onWords, hidesLabel: true }
  return (
    <>
      <div className={classes.choice} data-off={isOff || undefined}>
        {handle}
        <WordsField
          {...texts}
          name="label"
          label={t('label', { name })}
          placeholder={t('labelHint')}
          isRequired
        />
        <WordsField
          {...texts}
          name="help"
          label={t('help', { name })}
          placeholder={t('helpHint')}
          maxLength={catalogLimits.maxText}
        />
        <Button
          variant="subtle"
          color="gray"
          aria-label={t(isOff ? 'restoreNamed' : isUsed ? 'archiveNamed' : 'removeNamed', { name })}
          onClick={() => (isUsed || isOff ? onChoice({ ...choice, active: isOff }) : onRemove())}
        >
          {t(isOff ? 'restore' : isUsed ? 'archive' : 'remove')}
        </Button>
      </div>
      <div className={classes.more}>
        <WordsField
          {...texts}
          name="customerLabel"
          label={t('customerLabel', { name })}
          placeholder={t('customerLabelHint')}
        />
        <ChoicePicture
          name={name}
          image={words.image}
          onChange={(image) => onWords(withField(words, 'image', image))}
        />
        {isOfMany && (
          <Checkbox
            size="xs"
            label={t('exclusive')}
            aria-label={t('exclusiveNamed', { name })}
            checked={exclusive === true}
            onChange={(event) => onChoice({ ...choice, exclusive: event.currentTarget.checked })}
          />
        )}
        <Suggestions choice={choice} onChoice={onChoice} />
      </div>
    </>
  )
}

/** Repairs suggested by a choice. */
function Suggestions({
  choice,
  onChoice,
}: {
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}) {
  const t = useTranslations('catalogRules.choice')
  const names = useNames()
  const { pricing } = useDraft().state.document
  const { suggestsServices = [] } = choice
  if (pricing.kind !== 'repair' || pricing.services.length === 0) return null
  const suggest = (service: string, isSuggested: boolean) => {
    const others = suggestsServices.filter((one) => one !== service)
    const next = isSuggested ? [...others, service] : others
    onChoice(withField(choice, 'suggestsServices', next.length > 0 ? next : undefined))
  }
  return (
    <details>
      <summary>{t('suggests', { count: suggestsServices.length })}</summary>
      {pricing.services.map(({ key }) => (
        <Checkbox
          key={key}
          size="xs"
          label={names.service(key)}
          checked={suggestsServices.includes(key)}
          onChange={(event) => suggest(key, event.currentTarget.checked)}
        />
      ))}
    </details>
  )
}
