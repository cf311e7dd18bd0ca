import type { CatalogParts } from '@costard/catalogs'
import { choicePicturePath, type Language, textIn } from '@costard/contract'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './question-editor.module.css'

/** The question as shown to staff and customers. Not answerable here; the test bench is for trying. */
export function QuestionPreview({
  number,
  value: { pricing, wording },
  language,
}: {
  readonly number: number
  readonly value: CatalogParts['question']
  readonly language: Language
}) {
  const t = useTranslations('catalogRules.preview')
  const [reader, setReader] = useState<'agent' | 'customer'>('agent')
  const isCustomer = reader === 'customer'
  const isHidden = pricing.visibleTo !== 'both' && pricing.visibleTo !== reader
  const text = (isCustomer && textIn(language, wording.customerText)) || textIn(language, wording.text)
  const help = textIn(language, wording.help)
  return (
    <section>
      <div className={classes.previewHead}>
        <h3>{t('title')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('reader')}
          value={reader}
          onChange={(chosen) => setReader(chosen === 'customer' ? 'customer' : 'agent')}
          data={[
            { value: 'agent', label: t('agent') },
            { value: 'customer', label: t('customer') },
          ]}
        />
      </div>
      {isHidden ? (
        <p className="cp-dim">{t('hidden')}</p>
      ) : (
        <div className={classes.preview}>
          <header>
            <span className={classes.badge}>{number}</span>
            <div>
              <h4>{text}</h4>
              {help && <p className="cp-dim">{help}</p>}
            </div>
          </header>
          {pricing.type === 'single' || pricing.type === 'multi' ? (
            <ol>
              {pricing.choices
                .filter(({ active }) => active !== false)
                .map(({ key }) => {
                  const words = wording.choices[key]
                  const label =
                    (isCustomer && textIn(language, words?.customerLabel)) || textIn(language, words?.label)
                  return (
                    <li key={key}>
                      {words?.image !== undefined && (
                        <img className={classes.picture} src={choicePicturePath(words.image)} alt="" />
                      )}
                      <b>{label || key}</b>
                      <span className="cp-dim">{textIn(language, words?.help)}</span>
                    </li>
                  )
                })}
            </ol>
          ) : (
            <p className="cp-dim">{t(`answer.${pricing.type}`)}</p>
          )}
        </div>
      )}
    </section>
  )
}
