export { cellId, cellOf, partIdOf, type Cell } from './cell.ts'
export { isEditable, isMadeWith, partsOfEdits, type Edit } from './edits.ts'
export { families, familyKey } from './families.ts'
export { NewModels } from './new-model.ts'
export {
  columnId,
  familyOf,
  inFamilies,
  ownGradesOf,
  priceTable,
  rowsOf,
  type AmountKind,
  type Column,
  type ModelRow,
  type PriceTable,
  type TableRow,
} from './price-table.ts'
export { linesOf } from './lines-of.ts'
