import { type BacktestLine, type BacktestQuote, lineFields, quoteFields } from './backtest-messages.ts'

export function quotesIn(text: string): ReadonlyMap<string, BacktestQuote> {
  return new Map(rowsIn<BacktestQuote>(text, quoteFields).map((quote) => [quote.quoteId, quote]))
}

export function linesIn(text: string): BacktestLine[] {
  return rowsIn(text, lineFields)
}

/** Reads what earlierLines yields. */
function rowsIn<Row extends object>(text: string, fields: readonly (keyof Row & string)[]): Row[] {
  const rows = JSON.parse(text) as readonly (readonly unknown[])[] // written in this order
  return rows.map((values) => {
    const row: Partial<Record<keyof Row, unknown>> = {}
    // Set one after the other, all rows get one shape: several times as fast as from entries.
    for (let at = 0; at < fields.length; at += 1) row[fields[at]!] = values[at] // within the length
    return row as Row
  })
}
