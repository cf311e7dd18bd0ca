import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { Backtests } from './run-backtest.ts'

export function catalogBacktestEndpoints(
  parts: ProductParts,
): Router<typeof contract.catalogBacktests, CallContext> {
  const backtests = new Backtests(parts)
  return {
    run: api.catalogBacktests.run.handler(({ context: { call }, input, signal }) =>
      backtests.run(call.member, input, signal),
    ),
  }
}
