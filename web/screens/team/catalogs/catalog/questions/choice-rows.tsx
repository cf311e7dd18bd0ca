import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, type Language, textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { AddButton } from '#ui/add-button.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { newKey } from '../../rules/fields/new-key.ts'
import { keysAfterMove } from '../../rules/order/moved-parts.ts'
import { OrderedRows } from '../../rules/order/ordered-rows.tsx'
import { usePublished } from '../../rules/use-published.ts'
import { ChoiceRow } from './choice-row.tsx'
import classes from './question-editor.module.css'
import type { OpenQuestion } from './use-question.ts'

/** Choices of a question, in order. A choice that quotes may refer to is archived, others are removed. */
export function ChoiceRows({
  question,
  language,
}: {
  readonly question: OpenQuestion
  readonly language: Language
}) {
  const t = useTranslations('catalogRules.choice')
  const { language: own } = useRegion()
  const { pricing, wording } = question.value
  const { keys, isUsed, put, move, remove } = useChoices(question)
  const add = () => {
    const key = newKey('choice', keys)
    put([...pricing.choices, { key }], { ...wording.choices, [key]: { label: {} } })
  }
  return (
    <section>
      <h3>{t('title')}</h3>
      <OrderedRows
        keys={keys}
        shown={pricing.choices}
        nameOf={(key) => textIn(own, wording.choices[key]?.label) || key}
        onMove={move}
        className={classes.choices}
      >
        {(choice, handle, place) => (
          <ChoiceRow
            choice={choice}
            isOfMany={pricing.type === 'multi'}
            words={wording.choices[choice.key] ?? { label: {} }}
            language={language}
            isUsed={isUsed(choice.key)}
            handle={handle}
            onChoice={(next) => put(pricing.choices.with(place, next))}
            onWords={(words) => put(pricing.choices, { ...wording.choices, [choice.key]: words })}
            onRemove={() => remove(choice.key)}
          />
        )}
      </OrderedRows>
      {keys.length < catalogLimits.maxChoices && (
        <AddButton className={classes.add ?? ''} onClick={add}>
          {t('add')}
        </AddButton>
      )}
    </section>
  )
}

type Value = CatalogParts['question']

/** Functions that change the choices of a question. */
function useChoices({ key: questionKey, value, change }: OpenQuestion) {
  const mayPrice = useMay('price.edit')
  const published = usePublished()
  const { parts } = useDraft().state
  const { pricing, wording } = value
  const keys = pricing.choices.map(({ key }) => key)
  const withChoices = (choices: Value['pricing']['choices'], texts = wording.choices): Value => ({
    ...value,
    pricing: { ...pricing, choices },
    wording: { ...wording, choices: texts },
  })
  return {
    keys,
    // While usage is unknown, the choice counts as used.
    isUsed: (key: string): boolean =>
      published === undefined ||
      published?.pricing.questions.some(
        (question) => question.key === questionKey && question.choices.some((choice) => choice.key === key),
      ) === true,
    put: (...changed: Parameters<typeof withChoices>) => change(withChoices(...changed)),
    move: (key: string, place: number) => {
      const order = keysAfterMove(keys, key, place)
      change(withChoices(order.flatMap((one) => pricing.choices.filter((choice) => choice.key === one))))
    },
    /** Removes a choice with its texts and its effects on the price. */
    remove: (key: string) => {
      const { [key]: _, ...texts } = wording.choices
      const effects = partValue(parts, 'effects', questionKey)
      const { [key]: gone, ...others } = effects?.choices ?? {}
      const left = pricing.choices.filter((choice) => choice.key !== key)
      change(
        withChoices(left, texts),
        gone && mayPrice
          ? [{ kind: 'effects', key: questionKey, value: { ...effects, choices: others } }]
          : [],
      )
    },
  }
}
