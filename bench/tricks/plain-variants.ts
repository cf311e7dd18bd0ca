import { readFileSync } from 'node:fs'
import type { RequestName } from './requests.ts'

type Edit = (text: string) => string
/** Returns how a file of the server, by its path in it, differs without the trick. */
type EditOf = (path: string) => Edit | undefined

interface PlainVariant {
  readonly editOf: EditOf
  /** Requests that use the trick. */
  readonly requests: readonly RequestName[]
}

/** Files, besides stores, with statements that are prepared once. */
const preparing = new Set([
  'database/json-inserts.ts',
  'outbox/publish.ts',
  'product/quotes/drafts/save-quote-customer.ts',
  'product/widgets/visits/visited-widget.ts',
])

/** The server without one of its optimisations, by the name of the trick. */
export const plainVariants: Readonly<Record<string, PlainVariant>> = {
  // The same code twice: measures the noise of the benchmark.
  nothing: { editOf: () => undefined, requests: ['edit a line', 'list quotes', 'price while typing'] },
  namedStatements: {
    editOf(path) {
      if (path === 'database/named-statement.ts')
        return (text) => replaced(text, '{ name, text, values', '{ text, values')
      if (path.endsWith('-store.ts') || preparing.has(path))
        return (text) => text.replaceAll(/\.prepare\('\w+'\)/g, ".prepare('')")
      return undefined
    },
    requests: ['create a quote', 'edit a line', 'list quotes', 'price while typing', 'visit of a widget'],
  },
  // Statements without a name are parsed and planned every time.
  repeatedStatements: {
    editOf: (path) =>
      path === 'database/database.ts' ? (text) => replaced(text, 'withNames(direct)', 'direct') : undefined,
    requests: ['create a quote', 'list quotes', 'search quotes'],
  },
  membershipWithCaller: {
    editOf: (path) =>
      path === 'product/api-keys/authenticate.ts'
        ? (text) => replaced(text, 'teamId === undefined || ', 'teamId === undefined || request || ')
        : undefined,
    requests: ['edit a line', 'list quotes', 'price while typing'],
  },
  termsAsJson: {
    editOf: (path) => (path === 'product/quotes/drafts/terms-store.ts' ? termsReadAgain : undefined),
    requests: ['edit a note'],
  },
  batched: {
    editOf: fileOf('database/batched.ts'),
    requests: ['create a quote', 'list quotes', 'price while typing', 'visit of a widget'],
  },
  // Statements and batches of a connection are rebuilt for each call. The callers of a request are still
  // checked once.
  memoizeByOwner: {
    editOf: (path) =>
      path.endsWith('-store.ts') || preparing.has(path)
        ? (text) =>
            `const builtAgain = <Build>(build: Build) => build\n${text.replaceAll('memoizeByOwner(', 'builtAgain(')}`
        : undefined,
    requests: ['create a quote', 'list quotes', 'price while typing', 'visit of a widget'],
  },
  sharedTransactions: {
    editOf: fileOf('database/shared-transactions.ts'),
    requests: ['visit of a widget'],
  },
}

/** Makes the changed draft read again, by the statement that other reads of quotes use. */
function termsReadAgain(text: string): string {
  const selected = replaced(text, 'select ${jsonOf(columns)} as row from head', 'select 1 as row from head')
  const read = replaced(selected, 'found && rowOf(found.row)', 'found && findQuote(tx, teamId, quoteId)')
  return replaced(read, 'import { type QuoteRow,', 'import { findQuote, type QuoteRow,')
}

function fileOf(replacedPath: string): EditOf {
  const [name = ''] = replacedPath.split('/').slice(-1)
  return (path) => (path === replacedPath ? () => plain(name) : undefined)
}

function plain(name: string): string {
  return readFileSync(new URL(`plain/${name}`, import.meta.url), 'utf8')
}

/** Throws if the server was changed and no longer contains this text. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`not in the server any more: ${from}`)
  return text.replace(from, to)
}
