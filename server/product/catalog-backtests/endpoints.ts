import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { Backtests } from './run-backtest.ts'

export function catalogBacktestEndpoints(parts: ProductParts): Answers<typeof contract.catalogBacktests> {
  const backtests = new Backtests(parts)
  return {
    run: ({ context: { call, request }, input }) => backtests.run(call.member, input, request.signal),
  }
}
