import type { CatalogParts } from '@costard/catalogs'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { ConditionEditor } from '../conditions/condition-editor.tsx'
import { LanguageChoice } from '../fields/languages.tsx'
import { withField } from '../fields/with-field.ts'
import { type EditedWords, WordsField } from '../fields/words-field.tsx'
import { Findings, useFindings } from '../findings.tsx'
import { OfferHead } from './offer-head.tsx'
import classes from './offers.module.css'
import { type Offer, type OfferKind, useOffers } from './use-offer.ts'

/** Texts and condition of a proposition or service, with the fields of its kind between them. */
export function OfferEditor<Kind extends OfferKind>({
  offer,
  moreWords,
  terms,
  children,
}: {
  readonly offer: Offer<Kind>
  /** Text fields between name and description. */
  readonly moreWords?: (words: EditedWords<CatalogParts[Kind]['wording']>) => ReactNode
  /** Fields before the condition; children are rendered after it. */
  readonly terms: ReactNode
  readonly children: ReactNode
}) {
  const t = useTranslations('catalogRules.offer')
  const { document } = useDraft().state
  const { list, keys } = useOffers(offer.kind)
  const path = `${list}.${keys.indexOf(offer.key)}.`
  const findings = useFindings(document, (one) => one.startsWith(path))
  const [language, setLanguage] = useState(useRegion().language)
  const { pricing, wording } = offer.value
  const words = { words: wording, language, onWords: offer.changeWording }
  return (
    <article className={classes.screen}>
      <OfferHead
        offer={offer}
        isOff={pricing.active === false}
        onTurn={(active) => offer.changePricing({ ...pricing, active })}
      />
      <LanguageChoice value={language} onChange={setLanguage} texts={[wording.name]} />
      <WordsField {...words} name="name" label={t('name')} isRequired />
      {moreWords?.(words)}
      <WordsField {...words} name="description" label={t('description')} isLong />
      {terms}
      <section>
        <h3>{t('when')}</h3>
        <ConditionEditor
          document={document}
          questions={document.pricing.questions}
          isOffer
          condition={pricing.availableWhen}
          onChange={(condition) => offer.changePricing(withField(pricing, 'availableWhen', condition))}
        />
      </section>
      {children}
      <Findings findings={findings} />
    </article>
  )
}
