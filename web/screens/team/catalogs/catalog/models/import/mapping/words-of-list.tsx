import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useGradeName } from '../../use-grade-name.ts'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'

/** Meanings of words in the file, as a person set them. */
export function WordsOfList({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport')
  const gradeName = useGradeName()
  const { words } = prices.answers
  if (words.size === 0) return null
  return (
    <section className={classes.card} aria-labelledby="words-title">
      <div className={classes.head}>
        <b id="words-title">{t('words')}</b>
        <Button size="compact-xs" variant="default" onClick={prices.forgetWords}>
          {t('change')}
        </Button>
      </div>
      <dl className={classes.words}>
        {[...words].map(([word, code]) => (
          <div key={word}>
            <dt translate="no">{word}</dt>
            <dd>{code === null ? t('leaveRows') : gradeName(code)}</dd>
          </div>
        ))}
      </dl>
      <p className="cp-dim">{t('remembered')}</p>
    </section>
  )
}
