import type { CatalogParts } from '@costard/catalogs'
import { Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OneOf } from '#ui/fields/one-of.tsx'
import { useMay } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { WordsField } from '../../rules/fields/words-field.tsx'
import { OfferEditor } from '../../rules/offers/offer-editor.tsx'
import classes from '../../rules/offers/offers.module.css'
import { OpenOffer } from '../../rules/offers/open-offer.tsx'
import { RateFields } from '../../rules/offers/rate-fields.tsx'
import { type Offer, useOffer } from '../../rules/offers/use-offer.ts'
import { PropositionFacts } from './proposition-facts.tsx'

type Value = CatalogParts['proposition']

/** Wording and conditions of a proposition. Its rate is on another screen. */
export function PropositionScreen() {
  return <OpenOffer kind="proposition" Editor={PropositionEditor} />
}

function PropositionEditor({ offerKey, value }: { readonly offerKey: string; readonly value: Value }) {
  const t = useTranslations('catalogRules.proposition')
  const mayPrice = useMay('price.edit')
  const offer = useOffer('proposition', offerKey, value)
  return (
    <OfferEditor
      offer={offer}
      moreWords={(words) => (
        <WordsField {...words} name="phrase" label={t('phrase')} description={t('phraseHelp')} />
      )}
      terms={<Terms offer={offer} />}
    >
      <PropositionFacts wording={value.wording} onChange={offer.changeWording} />
      {mayPrice && (
        <section className={classes.card} aria-label={t('rates')}>
          <h3>{t('rates')}</h3>
          <RateFields rateKey={offerKey} />
        </section>
      )}
    </OfferEditor>
  )
}

const appliesTo = ['base', 'services', 'both'] as const

/** Fields about the preselection of a proposition, and its scope. */
function Terms({ offer }: { readonly offer: Offer<'proposition'> }) {
  const t = useTranslations('catalogRules.proposition')
  const { kind } = useDraft().state.document.pricing
  const makeDefault = useMakeDefault(offer)
  const { pricing } = offer.value
  return (
    <>
      <div className={classes.checks}>
        <Checkbox
          label={t('isDefault')}
          description={t('isDefaultHelp')}
          checked={pricing.isDefault === true}
          disabled={pricing.isDefault === true || pricing.active === false}
          onChange={makeDefault}
        />
        {kind === 'buy' && (
          <Checkbox
            label={t('onlyWhenNil')}
            checked={pricing.onlyWhenNil === true}
            onChange={(event) =>
              offer.changePricing({ ...pricing, onlyWhenNil: event.currentTarget.checked })
            }
          />
        )}
      </div>
      {kind === 'repair' && (
        <OneOf
          label={t('appliesTo')}
          value={pricing.appliesTo ?? 'base'}
          values={appliesTo}
          wordOf={(one) => t(`applies.${one}`)}
          onPick={(one) => offer.changePricing({ ...pricing, appliesTo: one })}
        />
      )}
    </>
  )
}

/** Makes a proposition the default, and in the same step the previous one no longer the default. */
function useMakeDefault({ key: offerKey, name, value }: Offer<'proposition'>): () => void {
  const t = useTranslations('catalogRules.proposition')
  const { editor, state } = useDraft()
  return () =>
    editor.change(t('madeDefault', { name }), [
      {
        kind: 'proposition',
        key: offerKey,
        value: { ...value, pricing: { ...value.pricing, isDefault: true } },
      },
      ...state.document.pricing.propositions.flatMap(({ key, isDefault }) => {
        const other = partValue(state.parts, 'proposition', key)
        if (key === offerKey || !isDefault || !other) return []
        const { isDefault: _, ...rest } = other.pricing
        return [{ kind: 'proposition', key, value: { ...other, pricing: rest } } as const]
      }),
    ])
}
