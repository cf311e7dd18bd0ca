// Components beside the list of quotes, loaded together after it.
export { AssistantAsks } from './assistant-asks.tsx'
export { BulkBar } from '../bulk/bulk-bar.tsx'
export { ColumnsMenu } from './columns-menu.tsx'
export { ExportQuotes } from './export-quotes.tsx'
export { SortSheet } from '../../list/sort-sheet.tsx'
export { HeaderFigures } from './header-figures.tsx'
