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
import { BundleFields } from './bundle-fields.tsx'
import { ServiceMoney } from './service-money.tsx'
import { ServiceTerms } from './service-terms.tsx'

type Value = CatalogParts['service']

/** A service: its wording, when it is offered, and its price for those who may change prices. */
export function ServiceScreen() {
  const { key = '' } = useParams()
  const { id: teamId } = useTeam()
  const { catalogId, state } = useDraft()
  const value = partValue(state.parts, 'service', key)
  if (value) return <ServiceEditor key={key} offerKey={key} value={value} />
  return <OfferMissing kind="service" list={paths.catalogServices(teamId, catalogId)} />
}

function ServiceEditor({ offerKey, value }: { readonly offerKey: string; readonly value: Value }) {
  const t = useTranslations('catalogRules.service')
  const offer = useTranslations('catalogRules.offer')
  const mayPrice = useMay('price.edit')
  const { id: teamId } = useTeam()
  const { language: own } = useRegion()
  const { catalogId, editor, state } = useDraft()
  const { document } = state
  const [language, setLanguage] = useState(own)
  const { pricing, wording } = value
  const { questions, services, taxRates } = document.pricing
  const at = services.findIndex(({ key }) => key === offerKey)
  const findings = useFindings(document, (path) => path.startsWith(`services.${at}.`))
  const name = textIn(own, wording.name) || offerKey
  const change = (next: Value) =>
    editor.change(offer('changed', { name }), [{ kind: 'service', key: offerKey, value: next }])
  const changePricing = (next: Partial<Value['pricing']>) =>
    change({ ...value, pricing: { ...pricing, ...next } })
  const taxClasses = [...new Set([pricing.taxClass, ...taxRates.map(({ taxClass }) => taxClass)])]
  return (
    <article className={classes.screen}>
      <OfferHead
        kind="service"
        offerKey={offerKey}
        name={name}
        isOff={pricing.active === false}
        list={paths.catalogServices(teamId, catalogId)}
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
      <div className={classes.fields}>
        <NativeSelect
          label={t('whoPays')}
          value={pricing.direction ?? 'charge'}
          onChange={(event) =>
            changePricing({ direction: event.currentTarget.value === 'payout' ? 'payout' : 'charge' })
          }
          data={[
            { value: 'charge', label: t('direction.charge') },
            { value: 'payout', label: t('direction.payout') },
          ]}
        />
        <NativeSelect
          label={t('taxClass')}
          value={pricing.taxClass}
          onChange={(event) => changePricing({ taxClass: event.currentTarget.value })}
          data={taxClasses}
        />
      </div>
      <div className={classes.checks}>
        <Checkbox
          label={t('perLine')}
          checked={pricing.perLine === true}
          onChange={(event) => changePricing({ perLine: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('partBased')}
          description={t('partBasedHelp')}
          checked={pricing.partBased === true}
          onChange={(event) => changePricing({ partBased: event.currentTarget.checked })}
        />
        {!pricing.bundle && (
          <Checkbox
            label={t('optionalForCustomer')}
            description={t('optionalForCustomerHelp')}
            checked={wording.optionalForCustomer === true}
            onChange={(event) => {
              const { optionalForCustomer: _, ...rest } = wording
              const isOptional = event.currentTarget.checked
              change({ ...value, wording: { ...rest, ...(isOptional && { optionalForCustomer: true }) } })
            }}
          />
        )}
      </div>
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
      <ServiceTerms offerKey={offerKey} value={value} onChange={change} />
      <BundleFields
        offerKey={offerKey}
        members={pricing.bundle?.services}
        onMembers={(members) => {
          const { bundle: _, ...rest } = pricing
          change({ ...value, pricing: { ...rest, ...(members && { bundle: { services: members } }) } })
        }}
      />
      {mayPrice && <ServiceMoney offerKey={offerKey} name={name} />}
      <Findings findings={findings} />
    </article>
  )
}
