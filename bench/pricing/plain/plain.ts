import assert from 'node:assert/strict'
import { race } from '../../measure.ts'
import { type Row, tableOf } from '../../table.ts'
import { compile } from '../engine.ts'
import { requestsFor } from '../requests.ts'
import { plainByHand, plainOffers } from './plain-by-hand.ts'
import { plainCatalog } from './plain-catalog.ts'
import { plainJsonLogic } from './plain-json-logic.ts'

/** Maximum time relative to the hand-written function with the same result. */
const mostOfHand = 2.5

/** Checks that all engines agree on the plain catalog and measures them. Returns the table. */
export async function benchPlain(): Promise<string> {
  const catalog = plainCatalog()
  const requests = requestsFor(catalog, 1000, 5).map(({ variantId, answers, date }) => ({
    variantId,
    answers,
    services: [],
    tax: { regime: 'none' } as const,
    date,
  }))
  const { withTrace, withoutTrace } = compile(catalog)
  const byHand = plainByHand(catalog)
  const { offerOf } = plainOffers(catalog)
  const jsonLogic = await plainJsonLogic(catalog)
  for (const [at, request] of requests.entries()) {
    const result = withoutTrace(request)
    assert.deepStrictEqual(byHand(request), result, `hand-written, request ${at}`)
    assert.equal(jsonLogic(request), result.payoutMinor, `json-logic, request ${at}`)
  }
  const work = (price: (request: (typeof requests)[number]) => unknown) => (at: number) =>
    price(requests[at % requests.length]!) // the index is within the requests
  const [traced, untraced, hand, offers, rival] = await race(
    [
      { name: 'engine', work: work(withTrace) },
      { name: 'engine, no trace', work: work(withoutTrace) },
      { name: 'hand-written, no trace', work: work(byHand) },
      { name: 'hand-written, a number', work: work(offerOf) },
      { name: 'json-logic-engine', work: work(jsonLogic) },
    ],
    { rounds: 15, roundMs: 120 },
  )
  assert.ok(traced && untraced && hand && offers && rival)
  const factor = untraced.cpuUs / hand.cpuUs
  return tableOf([
    ...[traced, untraced, hand, offers, rival].map(({ name, cpuUs, wallUs }): Row => ({
      what: `plain job, ${name}: quotes/s`,
      measured: `${perSecond(cpuUs)} CPU, ${perSecond(wallUs)} wall`,
    })),
    {
      what: 'plain job, engine vs hand-written, no trace',
      measured: `${factor.toFixed(2)} x CPU`,
      target: `<= ${mostOfHand.toFixed(1)} x`,
      isMet: factor <= mostOfHand,
    },
    {
      what: 'plain job, json-logic-engine vs engine, no trace',
      measured: `${(rival.cpuUs / untraced.cpuUs).toFixed(2)} x CPU`,
    },
    {
      what: 'plain job, engine, no trace, vs hand-written that returns a number',
      measured: `${(untraced.cpuUs / offers.cpuUs).toFixed(2)} x CPU`,
    },
  ])
}

function perSecond(us: number): string {
  return Math.round(1_000_000 / us).toLocaleString('en')
}
