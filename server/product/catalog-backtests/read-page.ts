import { type BacktestLine, type BacktestQuote, lineFields, quoteFields } from './backtest-messages.ts'

export function quotesIn(text: string): ReadonlyMap<string, BacktestQuote> {
  return new Map(rowsIn<BacktestQuote>(text, quoteFields).map((quote) => [quote.quoteId, quote]))
}

export function linesIn(text: string): BacktestLine[] {
  return rowsIn(text, lineFields)
}

/** Parses the pages of earlierLines. */
function rowsIn<Row extends object>(text: string, fields: readonly (keyof Row & string)[]): Row[] {
  const rows = JSON.parse(text) as readonly (readonly unknown[])[] // the values are in the order of the fields
  return rows.map((values) => {
    const row: Partial<Record<keyof Row, unknown>> = {}
    // Assigned one after the other, all rows get one hidden class: several times as fast as
    // Object.fromEntries.
    for (let at = 0; at < fields.length; at += 1) row[fields[at]!] = values[at] // at is below the length
    return row as Row
  })
}
