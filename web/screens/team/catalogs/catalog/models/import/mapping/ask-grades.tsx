import { useTranslations } from 'use-intl'
import { useDraft } from '../../../../draft/draft-context.ts'
import { gradeColumn, gradesOf, type SourceTable } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'
import { AskWords } from './ask-words.tsx'

/** Asks for the grade of each column named by a condition. The amounts of the best one become the prices. */
export function AskGrades({
  prices,
  source: { headings },
  places,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly places: readonly number[]
}) {
  const t = useTranslations('catalogImport')
  const [best] = gradesOf(useDraft().state.document)
  const named = places.map((place) => ({ place, word: headings[place] ?? '' }))
  return (
    <AskWords
      lead={t('ask.grades')}
      words={named.map(({ word }) => ({ word, rows: [] }))}
      onSay={(said) =>
        prices.setColumns(
          new Map(
            named.map(({ place, word }) => {
              const code = said.get(word) ?? null
              if (code === null) return [place, undefined] as const
              return [place, code === best?.code ? 'price' : gradeColumn(code)] as const
            }),
          ),
        )
      }
    />
  )
}
