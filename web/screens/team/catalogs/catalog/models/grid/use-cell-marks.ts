import { type PartConflict } from '../../../draft/draft-editor.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { partIdOf } from './cell.ts'
import type { AmountKind, Column, ModelRow } from './price-table.ts'

export interface CellMarks {
  /** Differs from the published version. */
  readonly isChanged: boolean
  /** On its way to the server. */
  readonly isWaiting: boolean
  readonly conflict: PartConflict | undefined
}

/** Returns what is to be said of a cell beside its value. */
export function useCellMarks(shown: AmountKind): (row: ModelRow, column: Column) => CellMarks {
  const { changed, waiting, conflicts } = useDraft().state
  return (row, column) => {
    const id = partIdOf(row, column, shown)
    const isOwn = column.kind === 'storage' || column.kind === 'floor' || column.kind === 'ceiling'
    if (id === undefined || !isOwn) return noMarks
    return { isChanged: changed.has(id), isWaiting: waiting.has(id), conflict: conflicts.get(id) }
  }
}

const noMarks: CellMarks = { isChanged: false, isWaiting: false, conflict: undefined }
