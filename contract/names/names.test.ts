import assert from 'node:assert/strict'
import { test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract.ts'
import { nameField } from './name-fields.ts'
import { hasInvisible, nameIn, withoutInvisible } from './names.ts'
import { TypedPart } from './typed-part.ts'

test('names of every script are names', () => {
  for (const name of [
    'Cork',
    'D’Arcy & Sons, 2nd floor',
    'Zürich–Örlikon',
    'می‌خواهم',
    'क्‍ष',
    'ශ්‍රී ලංකා',
    'ന്‍',
    'ירושלים',
    '東京店',
    '葛󠄀城',
    '7',
    '👩🏽‍🔧 Repair',
    '❤️ Shop',
    '1️⃣ One',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Shop',
  ])
    assert.equal(nameField(60).safeParse(name).success, true, name)
})

test('what nobody can see or read is refused with a code', () => {
  const codesOf = (name: string) =>
    nameField(60)
      .safeParse(name)
      .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['code'] : issue.code))
  for (const [name, seen] of [
    ['Co\u200Brk', 'Cork'],
    ['Co\u200Drk', 'Cork'],
    ['Co\u200Crk', 'Cork'],
    ['\u202ECork', 'Cork'],
    ['\u2066Cork\u2069', 'Cork'],
    ['Cork\u200E', 'Cork'],
    ['Co\u00ADrk', 'Cork'],
    ['Co\u2060rk', 'Cork'],
    ['Cork\uFE0F', 'Cork'],
    ['Co\nrk', 'Cork'],
    ['نامه\u200C', 'نامه'],
    ['Cork\u{E0041}', 'Cork'],
    ['A\u3164', 'A'],
    ['A\u2800', 'A'],
  ] as const) {
    assert.deepEqual(codesOf(name), ['name/invisible'], JSON.stringify(name))
    assert.equal(withoutInvisible(name), seen)
  }
  for (const name of ['...', '★', '—']) assert.deepEqual(codesOf(name), ['name/wordless'], name)
  for (const name of ['', ' ', '\u00A0\u3000']) assert.deepEqual(codesOf(name), ['too_small'], name)
})

test('a name of a visitor is made readable, never refused', () => {
  assert.equal(nameIn(' A\u200Bda '), 'Ada')
  assert.equal(nameIn('\u200B'), '')
  assert.equal(nameIn('...'), '')
})

/**
 * Treatment of an invisible character in each name that the contract takes. A new name has to be added here.
 */
const names: Readonly<Record<string, 'refused' | 'dropped' | 'kept'>> = {
  'teams.add name': 'refused',
  'teams.editTax taxNumbers.*.name': 'refused',
  // The typed confirmation is compared with the stored name.
  'teams.close name': 'kept',
  'apiKeys.add name': 'refused',
  'listShapes.save shape.name': 'refused',
  'payouts.export payouts.*.name': 'refused',
  'payouts.saveAccount name': 'refused',
  'priceSources.saveShape shape.name': 'refused',
  'shop.save name': 'refused',
  'shop.save legalName': 'refused',
  'sites.add name': 'refused',
  'sites.edit name': 'refused',
  'messages.save subject': 'refused',
  'messages.preview subject': 'refused',
  'messages.test subject': 'refused',
  'catalogs.add name': 'refused',
  // A test below shows that the part as a whole refuses invisible characters; groups of overrides and of
  // questions are references.
  'catalogDrafts.change changes.*.part.value.name.*': 'kept',
  'catalogDrafts.change changes.*.part.value.label.*': 'kept',
  'catalogDrafts.change changes.*.part.value.pricing.name': 'kept',
  'catalogDrafts.change changes.*.part.value.pricing.group': 'kept',
  'catalogDrafts.change changes.*.part.value.wording.name.*': 'kept',
  'catalogDrafts.change changes.*.part.value.wording.phrase.*': 'kept',
  'catalogDrafts.change changes.*.part.value.wording.choices.*.label.*': 'kept',
  'catalogDrafts.change changes.*.part.value.wording.choices.*.customerLabel.*': 'kept',
  'catalogDrafts.change changes.*.part.value.wording.group': 'refused',
  'catalogDrafts.change changes.*.part.value.overrides.*.group': 'kept',
  'catalogDrafts.change changes.*.part.value.taxRates.*.taxes.*.name': 'kept',
  'catalogDrafts.change changes.*.part.value.choices.*.*.overrides.*.group': 'kept',
  'catalogDrafts.change changes.*.part.value.bands.*.effects.*.overrides.*.group': 'kept',
  'catalogExamples.add name': 'refused',
  'customers.add name': 'refused',
  'customers.add contactName': 'refused',
  'customers.add tags.*': 'refused',
  'customers.edit name': 'refused',
  'customers.edit contactName': 'refused',
  'customers.edit tags.*': 'refused',
  // Copied from a catalog or a list.
  'quotes.add lines.*.device.name': 'dropped',
  'quotes.add lines.*.choiceGroup': 'refused',
  'quotes.add customer.name': 'refused',
  'quotes.edit customer.name': 'refused',
  'quotes.changeLines changes.*.line.device.name': 'dropped',
  'quotes.changeLines changes.*.line.choiceGroup': 'refused',
  // Copied from a file.
  'attachments.add query.name': 'dropped',
  'quoteViews.add name': 'refused',
  'quoteViews.edit name': 'refused',
  'priceSources.add header.name': 'refused',
  'priceSources.add name': 'refused',
  'priceSources.edit header.name': 'refused',
  'priceSources.edit name': 'refused',
  'priceSources.saveRules rules.*.group': 'kept',
  'priceSources.upload query.name': 'refused',
  'publicQuotes.accept name': 'refused',
  'publicQuotes.ask name': 'dropped',
  'quoteActions.acceptAtCounter name': 'refused',
  'deviceChecks.saveService name': 'refused',
  'deviceChecks.saveService headerName': 'refused',
  'widgets.add name': 'refused',
  'widgets.edit name': 'refused',
  'widgetVisits.submit name': 'dropped',
  'widgetVisits.submitUnlisted name': 'dropped',
}

test('every name that the contract takes follows the rule', () => {
  const found: Record<string, string> = {}
  for (const [room, calls] of Object.entries(contract))
    for (const [name, { '~orpc': of }] of Object.entries(calls))
      for (const [path, schema] of of.inputSchema ? namesIn(of.inputSchema as z.ZodType) : []) {
        const { success, data } = schema.safeParse('A\u200Bb')
        found[`${room}.${name} ${path}`] = !success ? 'refused' : data === 'Ab' ? 'dropped' : 'kept'
      }
  assert.deepEqual(found, names)
})

test('no name in a part of a catalog has an invisible character', () => {
  const bad = 'A\u200Bb'
  const wording = { name: { en: 'A' }, phrase: { en: 'A' } }
  const parts = [
    { kind: 'general', key: '', value: { name: { en: bad }, samplePrices: false } },
    { kind: 'grade', key: 'A', value: { rank: 1, factorBp: 1, label: { en: bad } } },
    {
      kind: 'rules',
      key: '',
      value: {
        rounding: { stepMinor: 1, mode: 'nearest' },
        deductionCapBp: 0,
        nilHandling: 'manual',
        taxClass: 'standard',
        priceIncludesTax: false,
        taxRates: [{ taxClass: 'standard', taxes: [{ ratePcm: 5000, name: bad }] }],
      },
    },
    { kind: 'model', key: 'm', value: { pricing: { name: bad }, position: 0 } },
    { kind: 'model', key: 'm', value: { pricing: { group: bad }, position: 0 } },
    {
      kind: 'proposition',
      key: 'p',
      value: { pricing: {}, wording: { ...wording, name: { en: bad } }, position: 0 },
    },
    {
      kind: 'proposition',
      key: 'p',
      value: { pricing: {}, wording: { ...wording, phrase: { en: bad } }, position: 0 },
    },
  ]
  for (const part of parts) {
    const { error } = TypedPart.safeParse(part)
    const visible = JSON.parse(JSON.stringify(part).replaceAll('\u200B', ''))
    assert.deepEqual(
      error?.issues.map(({ message }) => message),
      ['Has an invisible character'],
    )
    assert.equal(TypedPart.safeParse(visible).success, true)
  }
  const price = { mode: 'fixed', amountMinor: 1 }
  const override = { kind: 'servicePrice', key: 's', value: { price, overrides: [{ group: bad, price }] } }
  assert.equal(hasInvisible(bad) && TypedPart.safeParse(override).success, true)
})

/** Returns the texts whose keys say that they are names, with their paths. */
function namesIn(schema: z.ZodType, path: readonly string[] = []): [string, z.ZodType][] {
  const key = path.findLast((step) => step !== '*') ?? ''
  const { def } = schema as z.ZodType & { readonly def: any } // the branches below check the type
  const inner = (one: z.ZodType, ...steps: readonly string[]) => namesIn(one, [...path, ...steps])
  const isText =
    schema instanceof z.ZodString || (schema instanceof z.ZodPipe && def.in instanceof z.ZodString)
  if (isText) return isName(key) ? [[path.join('.'), schema]] : []
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([step, one]) => inner(one as z.ZodType, step))
  if (schema instanceof z.ZodArray) return inner(def.element, '*')
  if (schema instanceof z.ZodRecord) return inner(def.valueType, '*')
  if (schema instanceof z.ZodUnion) return def.options.flatMap((one: z.ZodType) => inner(one))
  if (schema instanceof z.ZodIntersection) return [...inner(def.left), ...inner(def.right)]
  if (schema instanceof z.ZodPipe) return inner(def.in)
  return def.innerType ? inner(def.innerType) : []
}

function isName(key: string): boolean {
  return /name$|label$|^(?:title|phrase|group|choiceGroup|subject|tags)$/i.test(key)
}

test('what is too long is refused without a look at its characters', () => {
  const { error } = nameField(10).safeParse('\u200d'.repeat(1_000_000))
  assert.deepEqual(
    error?.issues.map(({ code }) => code),
    ['too_big'],
  )
})
