import { type PartConflict } from '../../../draft/draft-editor.ts'
import { useTranslations } from 'use-intl'
import { useEditors } from '../../../draft/editors.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { partIdOf, type AmountKind, type Column, type ModelRow } from '@costard/contract/price-grid'

export interface CellMarks {
  /** True if different from the published version. */
  readonly isChanged: boolean
  /** True while being sent to the server. */
  readonly isWaiting: boolean
  readonly conflict: PartConflict | undefined
  /** Names of colleagues on the cell. */
  readonly editors: string
}

/** Returns a function for the marks of a cell beside its value. */
export function useCellMarks(shown: AmountKind): (row: ModelRow, column: Column) => CellMarks {
  const t = useTranslations('catalogModels.mark')
  const { changed, waiting, conflicts } = useDraft().state
  const editors = useEditors()
  return (row, column) => {
    const id = partIdOf(row, column, shown)
    const isOwn = column.kind === 'storage' || column.kind === 'floor' || column.kind === 'ceiling'
    if (id === undefined || !isOwn) return noMarks
    return {
      isChanged: changed.has(id),
      isWaiting: waiting.has(id),
      conflict: conflicts.get(id),
      editors: editors
        .filter(({ place }) => place === id)
        .map(({ name }) => name || t('guest'))
        .join(', '),
    }
  }
}

const noMarks: CellMarks = { isChanged: false, isWaiting: false, conflict: undefined, editors: '' }
