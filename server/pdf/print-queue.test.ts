import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { test } from 'vitest'
import { after } from '#testing'
import { printQuote } from '@costard/templates'
import { pino } from 'pino'
import { CodedError } from '#http'
import type { PdfDocument } from './pdf-document.ts'
import { pdfLimits } from './pdf-limits.ts'
import { createPdfPrinter, type MakeContent, type PdfPrinter } from './print-queue.ts'
import { aPrintedLine, aQuoteToPrint } from './testing/quote-to-print.ts'

const log = pino({ level: 'silent' })

function aPrinter(limits: Partial<Record<keyof typeof pdfLimits, number>> = {}): PdfPrinter {
  const printer = createPdfPrinter({ log, limits: { ...pdfLimits, ...limits } })
  after(() => printer.close())
  return printer
}

function aDocument(lineCount = 1, change: Partial<PdfDocument> = {}): MakeContent {
  const lines = Array.from({ length: lineCount }, (_, index) => aPrintedLine({ id: `l${index}` }))
  const data = JSON.stringify(printQuote(aQuoteToPrint({ lines })))
  return () => Promise.resolve({ template: 'quote', data, attachment: '{}', ...change })
}

function isBusy(error: unknown): boolean {
  return error instanceof CodedError && error.code === 'document/busy' && (error.retryAfterSeconds ?? 0) > 0
}

function isPdf(file: Buffer): boolean {
  return file.toString('latin1', 0, 8) === '%PDF-1.7'
}

test('a burst is bounded and does not block the server', async () => {
  const printer = aPrinter()
  await printer.print('team', aDocument())
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, team) => printer.print(`team ${team}`, aDocument(20))),
  )
  delay.disable()
  const made = outcomes.filter((one) => one.status === 'fulfilled')
  const refused = outcomes.filter((one) => one.status === 'rejected')
  assert.equal(made.length, pdfLimits.waitingDocuments + 1)
  assert.ok(made.every(({ value }) => isPdf(value)))
  assert.ok(refused.length > 0 && refused.every(({ reason }) => isBusy(reason)))
  assert.ok(delay.max / 1e6 < 200, `blocked for ${delay.max / 1e6} ms`)
})

test('one team that prints in a loop delays no other by more than a document', async () => {
  const printer = aPrinter()
  const made: string[] = []
  const print = (team: string): Promise<unknown> =>
    printer.print(team, aDocument(20)).then(() => made.push(team))
  const loop = Promise.allSettled(Array.from({ length: 20 }, () => print('busy')))
  const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(print)
  await Promise.all(others)
  assert.equal(made.slice(0, made.indexOf('h')).filter((team) => team === 'busy').length, 2)
  const outcomes = await loop
  const refused = outcomes.filter((one) => one.status === 'rejected')
  assert.equal(refused.length, 20 - 1 - pdfLimits.waitingDocumentsOfTeam)
  assert.ok(refused.every(({ reason }) => isBusy(reason)))
})

test('kills the process that takes too long, and goes on', async () => {
  const printer = aPrinter({ compileMs: 2500 })
  const [slow, waiting] = await Promise.allSettled([
    printer.print('team', aDocument(20_000)),
    printer.print('team', aDocument()),
  ])
  assert.ok(slow.status === 'rejected' && isBusy(slow.reason))
  assert.ok(waiting.status === 'fulfilled' && isPdf(waiting.value))
})

test('refuses what has waited too long', async () => {
  const printer = aPrinter({ waitingMs: 1 })
  const [first, second] = await Promise.allSettled([
    printer.print('team', aDocument()),
    printer.print('team', aDocument()),
  ])
  assert.equal(first.status, 'fulfilled')
  assert.ok(second.status === 'rejected' && isBusy(second.reason))
})

test('replaces a process that has grown', async () => {
  const printer = aPrinter({ residentBytes: 1 })
  for (let count = 0; count < 2; count += 1) assert.ok(isPdf(await printer.print('team', aDocument())))
})

test('refuses a document that is too long, and one that cannot be printed', async () => {
  const printer = aPrinter({ documentLength: 10_000 })
  await assert.rejects(printer.print('team', aDocument(1, { attachment: ' '.repeat(10_001) })), /too long/)
  await assert.rejects(printer.print('team', aDocument(1, { data: '{}' })), /could not be made/)
  assert.ok(isPdf(await aPrinter().print('team', aDocument())))
})

test('makes the content of one document at a time, and passes on why there is none', async () => {
  const printer = aPrinter()
  let making = 0
  let most = 0
  const slowly: MakeContent = async () => {
    most = Math.max(most, (making += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    making -= 1
    return aDocument()()
  }
  const missing = new Error('no such quote')
  const [refused, ...made] = await Promise.allSettled([
    printer.print('team', () => Promise.reject(missing)),
    ...Array.from({ length: 5 }, (_, team) => printer.print(`team ${team}`, slowly)),
  ])
  assert.ok(refused.status === 'rejected' && refused.reason === missing)
  assert.ok(made.every((one) => one.status === 'fulfilled' && isPdf(one.value)))
  assert.equal(most, 1)
})

test('refuses everything once closed', async () => {
  const printer = aPrinter()
  const printed = printer.print('team', aDocument())
  const refused = assert.rejects(printed, isBusy)
  await printer.close()
  await refused
  await assert.rejects(printer.print('team', aDocument()), isBusy)
})
