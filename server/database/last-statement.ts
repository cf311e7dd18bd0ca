import { memoizeByOwner } from '../memoize-by-owner.ts'
import { allSent } from './all-sent.ts'
import { batched } from './batched.ts'
import { type NamedStatement, runNamed } from './named-statement.ts'
import type { Transaction } from './transaction.ts'

/**
 * A part of the last statement of a transaction. Nothing in the transaction may read what a part writes, and
 * no part may read what another part of the same statement writes.
 */
export interface LastPart<Row> {
  /** Unique in the program; together the names of the parts are the name of their statement. */
  readonly name: string
  /** SQL with one parameter: a write without result, or, with `taken`, a query. */
  readonly text: (parameter: string) => string
  /** Returns the parameter for the rows of the transaction, in call order. */
  readonly parameterOf: (rows: readonly Row[]) => string
  /** Called with the rows that the query found. It may add parts, which form another statement. */
  readonly taken?: (tx: Transaction, rows: readonly Row[], found: readonly unknown[]) => Promise<void>
}

type Rows = Map<LastPart<any>, unknown[]>

const rowsOf = new WeakMap<Transaction, Rows>()

/**
 * Adds a row to a part of the last statement of a transaction, which is sent before the commit; errors of the
 * statement are thrown there. If tx is `orm`, whose statements commit individually, it resolves once the row
 * is written.
 */
export async function writeLast<Row>(tx: Transaction, part: LastPart<Row>, row: Row): Promise<void> {
  const rows = rowsOf.get(tx)
  if (!rows) return atOnce(tx)([part, row])
  const known = rows.get(part)
  if (known) known.push(row)
  else rows.set(part, [row])
}

/** Must be called when a transaction begins. */
export function startLast(tx: Transaction): void {
  rowsOf.set(tx, new Map())
}

/**
 * Sends the last statement of a transaction, if there is one, and then the commit, after which the
 * transaction cannot write. A commit that waits for no rows is sent together with the statement: if that
 * fails, PostgreSQL rolls back.
 */
export async function sendLast(tx: Transaction, commit: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const rows = rowsOf.get(tx)
    if (!rows || rows.size === 0) break
    startLast(tx)
    if (![...rows.keys()].some(({ taken }) => taken)) {
      rowsOf.delete(tx)
      await allSent([send(tx, rows), commit()])
      return
    }
    await send(tx, rows)
  }
  rowsOf.delete(tx)
  await commit()
}

/** Concurrent rows are written by one statement. */
const atOnce = memoizeByOwner((tx: Transaction) =>
  batched(async (calls: readonly (readonly [LastPart<any>, unknown])[]) => {
    const parts = Map.groupBy(calls, ([part]) => part)
    await send(tx, new Map([...parts].map(([part, of]) => [part, of.map(([, row]) => row)])))
    return calls.map(() => undefined)
  }),
)

async function send(tx: Transaction, rows: Rows): Promise<void> {
  const parts = [...rows].toSorted(([one], [other]) => (one.name < other.name ? -1 : 1))
  const statement = statementOf(parts.map(([part]) => part))
  const values = parts.map(([part, ofPart]) => part.parameterOf(ofPart))
  const [found] = await runNamed<Record<string, unknown[] | null>>(tx, statement, values)
  for (const [part, ofPart] of parts) await part.taken?.(tx, ofPart, found?.[part.name] ?? [])
}

const statements = new Map<string, NamedStatement>()

function statementOf(parts: readonly LastPart<any>[]): NamedStatement {
  const name = `last ${parts.map((part) => part.name).join(' ')}`
  const known = statements.get(name)
  if (known) return known
  const written = parts.map((part, index) => `${part.name} as (${part.text(`$${index + 1}`)})`)
  const found = parts
    .filter(({ taken }) => taken)
    .map((part) => `(select json_agg(${part.name}) from ${part.name}) as ${part.name}`)
  const text = `with ${written.join(',\n')}\nselect ${found.join(', ') || 'true as written'}`
  statements.set(name, { name, text })
  return { name, text }
}
