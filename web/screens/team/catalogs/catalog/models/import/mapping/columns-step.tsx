import { Button, Progress, Select } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { separators } from '@costard/contract/tables'
import classes from '../import-prices.module.css'
import type { SourceTable } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'
import { ListNotesOf } from './list-notes.tsx'
import { ListPicture } from './list-picture.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { QuestionSheet, type SheetState } from './question-sheet.tsx'
import { WordsOfList } from './words-of-list.tsx'

/** First step: the detected meanings of the columns, and questions. */
export function ColumnsStep({
  prices,
  source,
  askedRef,
  sheet,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly askedRef: Ref<HTMLElement>
  /** True on a phone. */
  readonly sheet: SheetState | undefined
}) {
  const t = useTranslations('catalogImport')
  const { progress, question } = prices
  return (
    <div className={classes.mapping}>
      <div className={classes.picture}>
        <FileFacts prices={prices} source={source} />
        {progress !== undefined && <Progress value={progress * 100} aria-label={t('reading')} />}
        <ListPicture prices={prices} source={source} />
        <ListNotesOf prices={prices} source={source} />
      </div>
      <aside className={classes.side}>
        {sheet && question ? (
          <QuestionSheet prices={prices} source={source} question={question} sheet={sheet} />
        ) : (
          <QuestionPanel prices={prices} source={source} askedRef={askedRef} />
        )}
        <WordsOfList prices={prices} />
      </aside>
    </div>
  )
}

/** Facts about the file: the part that is read, and hidden parts. */
function FileFacts({ prices, source }: { readonly prices: PriceListState; readonly source: SourceTable }) {
  const t = useTranslations('catalogImport')
  const { sheet, separator } = prices.file?.table ?? {}
  const hiddenSheets = (sheet?.sheets ?? []).filter(({ isHidden }) => isHidden).length
  const { hiddenRows, hiddenColumns, headingRow } = source
  const isSomeHidden = hiddenRows > 0 || hiddenColumns.length > 0
  return (
    <div className={classes.facts}>
      {sheet && sheet.sheets.length > 1 && (
        <Select
          size="xs"
          label={t('sheet')}
          data={sheet.sheets.map(({ name, isHidden }, at) => ({
            value: String(at),
            label: isHidden ? t('hiddenSheet', { name }) : name,
          }))}
          value={String(sheet.index)}
          allowDeselect={false}
          onChange={(value) => prices.chooseTable({ sheet: Number(value) })}
        />
      )}
      {separator !== undefined && (
        <Select
          size="xs"
          label={t('separator')}
          data={[...separators, ''].map((one) => ({ value: one, label: t(`separators.${nameOf(one)}`) }))}
          value={separator}
          allowDeselect={false}
          onChange={(value) => prices.chooseTable({ separator: value ?? '' })}
        />
      )}
      <Select
        size="xs"
        label={t('headings')}
        data={[
          { value: '0', label: t('noHeadings') },
          ...Array.from({ length: Math.min(20, prices.file?.table.rows.length ?? 0) }, (_, at) => ({
            value: String(at + 1),
            label: t('rowNumber', { row: at + 1 }),
          })),
        ]}
        value={String(headingRow ?? 0)}
        allowDeselect={false}
        onChange={(value) => prices.setHeadingRow(value === '0' ? null : Number(value))}
      />
      <span>{t('rows', { count: source.rows.length })}</span>
      {isSomeHidden && (
        <span className={classes.amber}>
          {t('hidden', { rows: hiddenRows, columns: hiddenColumns.length })}{' '}
          <Button size="compact-xs" variant="default" onClick={prices.readHidden}>
            {t('readThem')}
          </Button>
        </span>
      )}
      {hiddenSheets > 0 && (
        <span className={classes.amber}>{t('hiddenSheets', { count: hiddenSheets })}</span>
      )}
    </div>
  )
}

const names = { '\t': 'tab', ';': 'semicolon', '|': 'bar', ',': 'comma', '': 'none' } as const

function nameOf(separator: string): (typeof names)[keyof typeof names] {
  return separator in names ? names[separator as keyof typeof names] : 'none' // separator is a key of names
}
