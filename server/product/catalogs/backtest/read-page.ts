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
  return rows.map((values) => Object.fromEntries(fields.map((field, at) => [field, values[at]])) as Row)
}
