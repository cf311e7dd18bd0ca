/**
 * Prices earlier quotes again in a separate thread, started by run-backtest.ts and ended with the comparison.
 */
import { parentPort } from 'node:worker_threads'
import { compileCatalog } from '@costard/pricing'
import { BacktestSums } from './backtest-figures.ts'
import type { BacktestAnswer, BacktestMessage, BacktestQuote } from './backtest-messages.ts'
import { linesIn, quotesIn } from './read-page.ts'

let sums: BacktestSums | undefined
let maxRows = 0
/** Quotes of the following lines. */
let quotes: ReadonlyMap<string, BacktestQuote> = new Map()

parentPort?.on('message', (message: BacktestMessage) => parentPort?.postMessage(answerTo(message)))

function answerTo(message: BacktestMessage): BacktestAnswer {
  switch (message.kind) {
    case 'start':
      if (compileCatalog(message.draft).errors.length > 0) return { hasErrors: true }
      sums = new BacktestSums(message.draft, message.team)
      maxRows = message.maxRows
      return {}
    case 'version':
      sums?.addVersion(message.pricing)
      return {}
    case 'lines':
      if (message.quotes !== undefined) quotes = quotesIn(message.quotes)
      for (const line of linesIn(message.lines)) {
        const quote = quotes.get(line.quoteId)
        // Other revisions than the newest are left out: an earlier one is another offer.
        if (quote?.revision === line.revision) sums?.add(quote, line)
      }
      return {}
    case 'finish':
      return sums ? { figures: sums.figures(maxRows) } : {}
  }
}
