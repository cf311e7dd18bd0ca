/** Prices earlier quotes again in a thread of its own, started by run-backtest.ts and ended with the comparison. */
import { parentPort } from 'node:worker_threads'
import { compileCatalog } from '@costard/pricing'
import { BacktestSums } from './backtest-figures.ts'
import type { BacktestAnswer, BacktestMessage } from './backtest-messages.ts'

let sums: BacktestSums | undefined
let maxRows = 0

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
      for (const line of message.lines) sums?.add(line)
      return {}
    case 'finish':
      return sums ? { figures: sums.figures(maxRows) } : {}
  }
}
