import type { CatalogParts } from '@costard/catalogs'
import { catalogLimits, textIn } from '@costard/contract'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { paths } from '#paths'
import { useMay, useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { ConditionEditor } from '../../rules/conditions/condition-editor.tsx'
import { LanguageChoice, withOptional, withText } from '../../rules/fields/languages.tsx'
import { TextField } from '../../rules/fields/text-field.tsx'
import { Findings, useFindings } from '../../rules/findings.tsx'
import { OfferHead } from '../../rules/offers/offer-head.tsx'
import { OfferMissing } from '../../rules/offers/offer-missing.tsx'
import classes from '../../rules/offers/offers.module.css'
import { RateFields } from '../../rules/offers/rate-fields.tsx'
import { PropositionFacts } from './proposition-facts.tsx'

type Value = CatalogParts['proposition']

/** The wording of a way to settle and when it is offered. What it pays is on another screen. */
export function PropositionScreen() {
  const { key = '' } = useParams()
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const value = partValue(state.parts, 'proposition', key)
  if (value) return <PropositionEditor key={key} offerKey={key} value={value} />
  return <OfferMissing kind="proposition" list={paths.catalogPropositions(teamId, catalogId)} />
}

const appliesTo = ['base', 'services', 'both'] as const

function PropositionEditor({ offerKey, value }: { readonly offerKey: string; readonly value: Value }) {
  const t = useTranslations('catalogRules.proposition')
  const offer = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language: own } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const { document, parts } = state
  const [language, setLanguage] = useState(own)
  const { pricing, wording } = value
  const { questions, propositions, kind } = document.pricing
  const at = propositions.findIndex(({ key }) => key === offerKey)
  const findings = useFindings(document, (path) => path.startsWith(`propositions.${at}.`))
  const name = textIn(own, wording.name) || offerKey
  const change = (next: Value) =>
    editor.change(offer('changed', { name }), [{ kind: 'proposition', key: offerKey, value: next }])
  const changePricing = (next: Partial<Value['pricing']>) =>
    change({ ...value, pricing: { ...pricing, ...next } })
  /** Exactly one is the default, so the one before gives it up in the same step. */
  const makeDefault = () =>
    editor.change(t('madeDefault', { name }), [
      { kind: 'proposition', key: offerKey, value: { ...value, pricing: { ...pricing, isDefault: true } } },
      ...propositions.flatMap(({ key, isDefault }) => {
        const other = partValue(parts, 'proposition', key)
        if (key === offerKey || !isDefault || !other) return []
        const { isDefault: _, ...rest } = other.pricing
        return [{ kind: 'proposition', key, value: { ...other, pricing: rest } } as const]
      }),
    ])
  return (
    <article className={classes.screen}>
      <OfferHead
        kind="proposition"
        offerKey={offerKey}
        name={name}
        isOff={pricing.active === false}
        list={paths.catalogPropositions(teamId, catalogId)}
        onOff={(isOff) => changePricing({ active: !isOff })}
      />
      <LanguageChoice value={language} onChange={setLanguage} texts={[wording.name]} />
      <TextField
        key={`name ${language}`}
        label={offer('name')}
        placeholder={textIn(own, wording.name)}
        value={wording.name[language] ?? ''}
        isRequired={Object.keys(wording.name).every((one) => one === language)}
        maxLength={catalogLimits.maxName}
        onEnter={(text) =>
          change({ ...value, wording: { ...wording, name: withText(wording.name, language, text) } })
        }
      />
      <TextField
        key={`phrase ${language}`}
        label={t('phrase')}
        description={t('phraseHelp')}
        value={wording.phrase?.[language] ?? ''}
        maxLength={catalogLimits.maxName}
        onEnter={(text) => {
          const { phrase, ...rest } = wording
          change({ ...value, wording: { ...rest, ...withOptional('phrase', phrase, language, text) } })
        }}
      />
      <TextField
        key={`description ${language}`}
        label={offer('description')}
        isLong
        value={wording.description?.[language] ?? ''}
        maxLength={catalogLimits.maxText}
        onEnter={(text) => {
          const { description, ...rest } = wording
          change({
            ...value,
            wording: { ...rest, ...withOptional('description', description, language, text) },
          })
        }}
      />
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
            onChange={(event) => changePricing({ onlyWhenNil: event.currentTarget.checked })}
          />
        )}
      </div>
      {kind === 'repair' && (
        <NativeSelect
          label={t('appliesTo')}
          value={pricing.appliesTo ?? 'base'}
          onChange={(event) => {
            const next = appliesTo.find((one) => one === event.currentTarget.value)
            if (next) changePricing({ appliesTo: next })
          }}
          data={appliesTo.map((one) => ({ value: one, label: t(`applies.${one}`) }))}
        />
      )}
      <section>
        <h3>{offer('when')}</h3>
        <ConditionEditor
          document={document}
          questions={questions}
          isOffer
          condition={pricing.availableWhen}
          onChange={(availableWhen) => {
            const { availableWhen: _, ...rest } = pricing
            change({ ...value, pricing: { ...rest, ...(availableWhen && { availableWhen }) } })
          }}
        />
      </section>
      <PropositionFacts wording={wording} onChange={(next) => change({ ...value, wording: next })} />
      {mayPrice && (
        <section className={classes.card} aria-label={t('rates')}>
          <h3>{t('rates')}</h3>
          <RateFields rateKey={offerKey} />
        </section>
      )}
      <Findings findings={findings} />
    </article>
  )
}
