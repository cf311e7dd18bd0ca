import { Button, Checkbox, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import type { ConflictQuestion, SourceTable } from '@costard/contract/price-lists'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'
import { AnswerWithKey } from './answer-key.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

type Meaning = 'rows' | 'condition' | 'details' | 'remark'

/** Asks for the meaning of a column in which several prices for one device differ. */
export function AskColumn({
  prices,
  source,
  conflict,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly conflict: ConflictQuestion
}) {
  const t = useTranslations('catalogImport')
  const money = useMoney(useDraft().state.document.pricing.currency)
  const { place, pair, words, things } = conflict
  const [meaning, setMeaning] = useState<Meaning>()
  const [counted, setCounted] = useState<ReadonlySet<string>>(() => new Set(usual(conflict, source)))
  const heading = source.headings[place] ?? ''
  const meanings = (['rows', 'condition', 'details', 'remark'] as const).filter(
    (one) => one !== source.columns[place],
  )
  useAnswerKeys(meanings.map((one) => () => setMeaning(one)))
  const say = () => {
    if (meaning === 'rows') prices.sayCounted(place, counted)
    else if (meaning === 'remark') prices.sayRemark(place)
    else if (meaning) prices.setColumn(place, meaning)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <p>{t('ask.column', { heading, count: things })}</p>
      <dl className={classes.pair}>
        {pair.map(({ listed, word }) => (
          <div key={listed.row}>
            <dt>{t('rowNumber', { row: listed.row })}</dt>
            <dd translate="no">{word === '' ? t('blank') : word}</dd>
            <dd>{money.full(listed.after)}</dd>
          </div>
        ))}
      </dl>
      <Radio.Group
        aria-label={t('ask.column', { heading, count: things })}
        value={meaning ?? null}
        onChange={(value) => setMeaning(value as Meaning)} // value of a radio below
      >
        {meanings.map((one, at) => (
          <Radio
            key={one}
            value={one}
            className={classes.choice}
            label={<AnswerWithKey at={at}>{t(`meaning.${one}`)}</AnswerWithKey>}
            description={t(`meaningHint.${one}`)}
            mt="xs"
          />
        ))}
      </Radio.Group>
      {meaning === 'rows' && (
        <fieldset className={classes.counted}>
          <legend>{t('counted')}</legend>
          {words.map(({ word, rows }) => (
            <Checkbox
              key={word}
              label={`${word === '' ? t('blank') : word} · ${t('rows', { count: rows })}`}
              checked={counted.has(word)}
              onChange={({ currentTarget: { checked } }) => {
                const next = new Set(counted)
                if (checked) next.add(word)
                else next.delete(word)
                setCounted(next)
              }}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" mt="sm" disabled={!meaning || (meaning === 'rows' && counted.size === 0)}>
        {t('next')}
      </Button>
      <p className="cp-dim">{t('neverFirst')}</p>
    </form>
  )
}

/** Preselects a word that nearly all rows have; otherwise none. */
function usual({ words }: ConflictQuestion, { rows }: SourceTable): readonly string[] {
  const [first] = words
  return first && first.rows > rows.length * 0.8 ? [first.word] : []
}
