import type { Catalog, PriceRequest } from '@costard/pricing'
import { requireAgreement } from './agreement.ts'
import { tradeIn, usual } from './catalog.ts'
import { compile } from './engine.ts'
import { type CompileCost, type Grown, measureCompile, measureGrowth } from './growth.ts'
import { type Contender, retainedBytes, type Measured, p99Us, race } from '../measure.ts'
import { requestsFor } from './requests.ts'
import { cel } from './rivals/cel.ts'
import { benchPlain } from './plain/plain.ts'
import { jsonLogic } from './rivals/json-logic.ts'
import { jsonRules } from './rivals/json-rules.ts'
import { rivalVersion } from './rivals/load-rival.ts'
import type { Rival } from './rivals/rival.ts'
import { zen } from './rivals/zen.ts'
import { straightLine } from './straight-line.ts'
import { type Row, tableOf } from '../table.ts'

const agreedRequests = 2000

const plainWords = `What all engines can do without custom work: a base price, choices, percentages with bounds, and rounding; no tax,
services or grades. The hand-written function returns the same result as the engine without trace; json-logic-engine and
the second hand-written function return the offer alone.`

const rivals: readonly {
  readonly name: string
  readonly make: (catalog: Catalog) => Promise<Rival>
  readonly factor: number
}[] = [
  { name: 'json-logic-engine', make: jsonLogic, factor: 3 },
  { name: '@marcbachmann/cel-js', make: cel, factor: 10 },
  { name: '@gorules/zen-engine', make: zen, factor: 100 },
  { name: 'json-rules-engine', make: jsonRules, factor: 400 },
]

/** Checks that all engines agree and measures them. Returns the table. */
export async function benchPricing(print: (line: string) => void): Promise<string> {
  print(`checking ${agreedRequests} requests with a step of 5.00 and of 0.01 ...`)
  await requireAgreement(
    rivals.map(({ make }) => make),
    agreedRequests,
  )
  print('all amounts agree, and the traces of engine and hand-written function')
  const catalog = tradeIn(usual)
  const requests = requestsFor(catalog, 1000, 1)
  const engine = compile(catalog)
  const contenders: Contender[] = [
    contender('engine', requests, engine.withTrace),
    contender('engine, no trace', requests, engine.withoutTrace),
  ]
  contenders.push(contender('hand-written', requests, straightLine(catalog, true)))
  contenders.push(contender('hand-written, no trace', requests, straightLine(catalog, false)))
  for (const { name, make } of rivals) contenders.push(contender(name, requests, (await make(catalog)).price))
  print('measuring the engines ...')
  const measured = await race(contenders, { rounds: 15, roundMs: 120 })
  const latency = p99Us(contender('engine', requests, engine.withTrace), 50_000)
  print('measuring larger catalogs ...')
  const grown = await measureGrowth()
  const catalogs = [measureCompile(usual.models), measureCompile(10_000)]
  print('measuring the plain job ...')
  const plain = await benchPlain()
  const table = tableOf([
    ...raceRows(measured, latency),
    ...growthRows(grown.byQuestions, grown.byModels),
    ...catalogRows(catalogs),
    {
      what: 'memory of one result with its trace',
      measured: `${bytesPerResult(requests, engine.withTrace)} bytes`,
    },
  ])
  return `${table}\n\n## The plain job\n\n${plainWords}\n\n${plain}`
}

function contender(
  name: string,
  requests: readonly PriceRequest[],
  work: (request: PriceRequest) => unknown,
): Contender {
  return { name, work: (at) => work(requests[at % requests.length]!) } // the index is within the requests
}

function raceRows(measured: readonly Measured[], latencyUs: number): readonly Row[] {
  const find = (name: string) => measured.find((one) => one.name === name)
  const traced = find('engine')
  const untraced = find('engine, no trace')
  const ratio = (over?: Measured, under?: Measured) => {
    if (!over || !under) return undefined
    return { cpu: over.cpuUs / under.cpuUs, wall: over.wallUs / under.wallUs }
  }
  const speeds = measured.map(({ name, cpuUs, wallUs }): Row => ({
    what: `${name}${name.startsWith('engine') ? '' : versionSuffix(name)}: quotes/s`,
    measured: `${perSecond(cpuUs)} CPU, ${perSecond(wallUs)} wall`,
  }))
  const limit = (what: string, maximum: number, found: ReturnType<typeof ratio>): Row => ({
    what,
    measured: found ? `${found.cpu.toFixed(2)} x CPU, ${found.wall.toFixed(2)} x wall` : '',
    target: `<= ${maximum.toFixed(1)} x`,
    isMet: found !== undefined && found.cpu <= maximum,
  })
  return [
    ...speeds,
    limit('engine vs hand-written, with trace', 2, ratio(traced, find('hand-written'))),
    limit('engine vs hand-written, no trace', 2.4, ratio(untraced, find('hand-written, no trace'))),
    ...rivals.map(({ name, factor }): Row => {
      const found = ratio(find(name), untraced)
      return {
        what: `${name} vs engine, no trace`,
        measured: found ? `${found.cpu.toFixed(1)} x CPU, ${found.wall.toFixed(1)} x wall` : '',
        target: `>= ${factor} x`,
        isMet: found !== undefined && found.cpu >= factor,
      }
    }),
    { what: 'engine, p99 of one quote', measured: `${latencyUs.toFixed(1)} us` },
  ]
}

function growthRows(byQuestions: readonly Grown[], byModels: readonly Grown[]): readonly Row[] {
  const perAnswer = byQuestions.map(({ cpuUs, answers }) => cpuUs / answers)
  const perQuote = byModels.map(({ cpuUs }) => cpuUs)
  const [, usualAnswer = 1] = perAnswer
  const [fewModels = 1] = perQuote
  // Every quote has fixed costs, so the cost per answer is higher with few questions.
  const maximumGrowth = 1.5
  return [
    {
      what: `CPU per answer, ${byQuestions.map(({ size }) => size.questions).join(', ')} questions`,
      measured: `${perAnswer.map((us) => (us * 1000).toFixed(0)).join(', ')} ns`,
      target: `linear: <= ${maximumGrowth} x that of 16`,
      isMet: perAnswer.slice(2).every((us) => us <= usualAnswer * maximumGrowth),
    },
    {
      what: `CPU per quote, ${byModels.map(({ size }) => size.models).join(', ')} models`,
      measured: `${perQuote.map((us) => us.toFixed(2)).join(', ')} us`,
      target: `flat: <= ${maximumGrowth} x that of 60`,
      isMet: perQuote.every((us) => us <= fewModels * maximumGrowth),
    },
  ]
}

function catalogRows(catalogs: readonly CompileCost[]): readonly Row[] {
  return catalogs.flatMap(({ size, compileMs, retainedBytes: bytes }): readonly Row[] => [
    {
      what: `compile ${size.models} models and price a first quote`,
      measured: `${compileMs.toFixed(2)} ms CPU`,
      ...(size.models === 10_000 && { target: '< 100 ms', isMet: compileMs < 100 }),
    },
    { what: `memory of ${size.models} compiled models`, measured: `${(bytes / 1024).toFixed(0)} KiB` },
  ])
}

function bytesPerResult(requests: readonly PriceRequest[], work: (request: PriceRequest) => unknown): number {
  return Math.round(retainedBytes(requests.map((request) => () => work(request))))
}

function versionSuffix(name: string): string {
  return rivals.some((rival) => rival.name === name) ? ` ${rivalVersion(name)}` : ''
}

function perSecond(us: number): string {
  return Math.round(1_000_000 / us).toLocaleString('en')
}
