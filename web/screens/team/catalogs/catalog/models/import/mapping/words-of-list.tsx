import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../../draft/draft-context.ts'
import { useGradeName } from '../../use-grade-name.ts'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'

/** Meanings of words in the file, set in this import or by the team in an earlier one. */
export function WordsOfList({ prices }: { readonly prices: PriceListState }) {
  const t = useTranslations('catalogImport')
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const { words } = prices.answers
  if (words.size === 0) return null
  const remembered = prices.rememberedWords
  return (
    <section className={classes.card} aria-labelledby="words-title">
      <div className={classes.head}>
        <b id="words-title">{t('words')}</b>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('changeWords')}
          onClick={() => setChanging(new Set(words.keys()))}
        >
          {t('change')}
        </Button>
      </div>
      <dl className={classes.words}>
        {[...words].map(([word, code]) => (
          <WordOfList
            key={word}
            word={word}
            code={code}
            isRemembered={remembered.has(word)}
            isChanging={changing.has(word)}
            onChange={() => setChanging(new Set([...changing, word]))}
            onSay={(said) => {
              setChanging(new Set([...changing].filter((one) => one !== word)))
              prices.sayWords(new Map([[word, said]]))
            }}
          />
        ))}
      </dl>
      <p className="cp-dim">{t(words.size === remembered.size ? 'rememberedForTeam' : 'remembered')}</p>
    </section>
  )
}

/** A word with its meaning, which can be changed here. */
function WordOfList({
  word,
  code,
  isRemembered,
  isChanging,
  onChange,
  onSay,
}: {
  readonly word: string
  /** Code of the grade; null: the rows are left out. */
  readonly code: string | null
  readonly isRemembered: boolean
  readonly isChanging: boolean
  readonly onChange: () => void
  readonly onSay: (code: string | null) => void
}) {
  const t = useTranslations('catalogImport')
  const gradeName = useGradeName()
  const { grades } = useDraft().state.document.pricing
  return (
    <div>
      <dt>
        <span translate="no">{word}</span>
        {isRemembered && <span>{t('rememberedWord')}</span>}
      </dt>
      {isChanging ? (
        <dd>
          <Select
            size="xs"
            aria-label={t('meaningOf', { word })}
            data={[
              ...grades.map((one) => ({ value: one.code, label: gradeName(one.code) })),
              { value: '', label: t('leaveRows') },
            ]}
            value={code ?? ''}
            allowDeselect={false}
            onChange={(value) => value !== null && onSay(value === '' ? null : value)}
          />
        </dd>
      ) : (
        <dd>
          {code === null ? t('leaveRows') : gradeName(code)}
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t('changeWord', { word })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        </dd>
      )}
    </div>
  )
}
