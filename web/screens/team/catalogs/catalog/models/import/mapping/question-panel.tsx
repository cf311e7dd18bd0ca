import { type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { textOfCell } from '@costard/contract/tables'
import classes from '../import-prices.module.css'
import type { SourceTable, Question } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AskColumn } from './ask-column.tsx'
import { AskGrades } from './ask-grades.tsx'
import { AskName } from './ask-name.tsx'
import { AskNames } from './ask-names.tsx'
import { AskWords } from './ask-words.tsx'

/** The most important open question, or a note that there is none. */
export function QuestionPanel({
  prices,
  source,
  askedRef,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly askedRef: Ref<HTMLElement>
}) {
  const t = useTranslations('catalogImport')
  const { question } = prices
  if (!question) return <p className="cp-dim">{t('noQuestion')}</p>
  return (
    <section ref={askedRef} tabIndex={-1} className={classes.question} aria-labelledby="question-title">
      <h3 id="question-title">{t('question')}</h3>
      <AskedQuestion prices={prices} source={source} question={question} />
    </section>
  )
}

/** A question with its answers. */
export function AskedQuestion(props: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly question: Question
}) {
  return <Asked key={keyOf(props.question)} {...props} />
}

function keyOf(question: Question): string {
  if (question.ask === 'column') return `column ${question.conflict.place}`
  if (question.ask === 'names') return `names ${question.names.length}`
  return question.ask === 'name' ? `name ${question.name.name}` : question.ask
}

function Asked({
  prices,
  source,
  question,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly question: Question
}): ReactNode {
  const t = useTranslations('catalogImport')
  switch (question.ask) {
    case 'device':
      return <p>{t('ask.device')}</p>
    case 'price':
      return (
        <>
          <p>{t(question.places.length > 0 ? 'ask.price' : 'ask.noPrice')}</p>
          <AnswerButtons
            answers={question.places.map((place) => ({
              key: String(place),
              label: `${source.headings[place]} · ${firstValues(source, place)}`,
              choose: () => prices.setColumn(place, 'price'),
            }))}
          />
        </>
      )
    case 'grades':
      return <AskGrades prices={prices} source={source} places={question.places} />
    case 'mark':
      return (
        <>
          <p>{t('ask.mark', { text: question.text })}</p>
          <AnswerButtons
            answers={[
              { key: '.', label: t('point'), choose: () => prices.setMark('.') },
              { key: ',', label: t('comma'), choose: () => prices.setMark(',') },
            ]}
          />
        </>
      )
    case 'words':
      return <AskWords lead={t('ask.words')} words={question.words} onSay={prices.sayWords} />
    case 'column':
      return <AskColumn prices={prices} source={source} conflict={question.conflict} />
    case 'name':
      return (
        <AskName
          asked={question.name}
          left={question.left}
          onSay={(name, device) => prices.sayDevices(new Map([[name, device]]))}
          onLeave={() => prices.leaveNames(prices.list?.unclear ?? [])}
        />
      )
    case 'names':
      return (
        <AskNames
          names={question.names}
          onSay={prices.sayDevices}
          onLeave={() => prices.leaveNames(question.names)}
        />
      )
  }
}

/** Returns the first values of a column, to distinguish columns with the same name. */
function firstValues({ rows }: SourceTable, place: number): string {
  return rows
    .slice(0, 3)
    .map(({ cells }) => textOfCell(cells[place] ?? ''))
    .filter(Boolean)
    .join(' · ')
}
