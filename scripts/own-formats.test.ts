import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { listFiles } from './list-files.ts'

/** Files that the program runs and ships; tests and tools may use the engine. */
const shipped = listFiles('.', /\.(ts|tsx|mjs)$/).filter(
  (path) =>
    /^(core|contract|templates|server|web|content)\//.test(path) &&
    !/(\.(test|e2e)\.tsx?$|\/testing\/|\/dist\/)/.test(path),
)

function linesWith(pattern: RegExp, isAllowed: (path: string) => boolean): string[] {
  return shipped
    .filter((path) => !isAllowed(path))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
}

test('numbers, amounts and per cent are formatted by core/pricing, never by the engine', () => {
  const isOurs = (path: string) =>
    path === 'web/messages/use-formatter.ts' || path === 'web/messages/counts-locale.ts'
  const engines =
    /Intl\.NumberFormat|(minimum|maximum)(Fraction|Significant)Digits|useGrouping|number, (percent|::)/
  assert.deepEqual(linesWith(engines, isOurs), [])
})

test('the decimals of an amount come from the table of currencies', () => {
  const isOurs = (path: string) => path === 'core/pricing/numbers/format-number.ts'
  const guessed = /[mM]inor\w*\)? *[*/] *100\b|\b100 *\* *\w*[mM]inor|\.toFixed\(|style: 'currency'/
  assert.deepEqual(linesWith(guessed, isOurs), [])
})

test('dates are formatted by core/quotes, in the time zone data of the server', () => {
  const isOurs = (path: string) =>
    /^core\/quotes\/dates\/(moments|format-date)\.ts$/.test(path) ||
    // Facts of this engine: the browser's time zone, names of zones, date patterns.
    path === 'web/messages/region-context.ts' ||
    path === 'contract/teams/team-defaults.ts' ||
    path === 'server/product/locales/locale.ts' ||
    // The clock of the visitor's own phone.
    path === 'web/self-inspection/code-sheet.ts'
  assert.deepEqual(linesWith(/Intl\.DateTimeFormat\(|toLocale(Date|Time)?String/, isOurs), [])
})

test('time zones are computed here, never by PostgreSQL, which has zone files of its own', () => {
  const zones =
    /at time zone (?!'utc')|AT TIME ZONE|\btimezone\(|set (local )?time ?zone (?!= 'UTC')|current_date|current_time\b|localtime|date_trunc\(/
  // Casts that turn a moment into a day in the time zone of the session.
  const days = /(_at|At\}|now\(\))::(date|timestamp\b(?!tz))/
  for (const pattern of [zones, days])
    assert.deepEqual(
      linesWith(pattern, () => false),
      [],
    )
})

test('the database writes no dates, amounts and names: it returns moments, minor units and texts as they are', () => {
  // An internal identifier of a draft's revision, in UTC.
  const isOurs = (path: string) => path === 'server/product/catalogs/drafts/draft-text.ts'
  const words =
    /\bto_char\(|\bto_date\(|\binitcap\(|::money\b|\blc_(time|monetary|numeric)\b|\bdate_part\(|\bage\(/
  assert.deepEqual(linesWith(words, isOurs), [])
})

test('the database rounds one amount only, that of a quote in lists', () => {
  const rounded = /\b(round|trunc|ceil|floor)\([^)]*(minor|Minor)[^)]*\}?.*::(numeric|bigint)/
  assert.deepEqual(
    linesWith(rounded, (path) => path === 'server/product/quotes/lists/conditions.ts'),
    [],
  )
})

test('screens format with the formatter that has our marks', () => {
  const isOurs = (path: string) => path === 'web/messages/use-formatter.ts'
  assert.deepEqual(linesWith(/useFormatter\b.*'use-intl'|useLocale\b/, isOurs), [])
})
