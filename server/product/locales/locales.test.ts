import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Country, Locale } from '@costard/contract'
import { startTestProduct } from '#testing'

const { call } = await startTestProduct()

async function localeFor(acceptLanguage: string): Promise<string> {
  const { status, body } = await call('GET', '/locale', undefined, { 'accept-language': acceptLanguage })
  assert.equal(status, 200)
  return body.id
}

test('returns a locale by id', async () => {
  const { status, body } = await call('GET', '/locale?id=fr-BE')
  assert.equal(status, 200)
  assert.deepEqual(Locale.parse(body), body)
  assert.deepEqual(
    { ...body, groupSeparator: undefined },
    {
      id: 'fr-BE',
      language: 'fr',
      country: 'BE',
      currency: 'EUR',
      taxRegime: 'vat',
      taxRateBp: 2100,
      timeZone: 'Europe/Brussels',
      decimalSeparator: ',',
      groupSeparator: undefined,
      dateFormat: 'dd/MM/yyyy',
      phonePrefix: '+32',
      measurement: 'metric',
    },
  )
})

for (const [id, expected] of [
  ['de_CH', 'de-CH'],
  ['EN-gb', 'en-GB'],
  ['fr', 'fr-FR'],
  ['fr-XX', 'fr-FR'],
  ['ja-JP', 'en-JP'],
  ['zh-Hans-CN', 'en-US'],
  ['nonsense', 'en-US'],
  ['', 'en-US'],
  ['../../x', 'en-US'],
] as const) {
  test(`the id ${JSON.stringify(id)} is read as ${expected}`, async () => {
    const { status, body } = await call('GET', `/locale?id=${encodeURIComponent(id)}`)
    assert.equal(status, 200)
    assert.equal(body.id, expected)
  })
}

for (const [acceptLanguage, expected] of [
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['en;q=0.5, fr-CH', 'fr-CH'],
  ['pt-BR, es;q=0.4', 'es-ES'],
  // No supported language: the country of the first entry still determines currency and tax.
  ['nl-NL, pt-PT;q=0.9', 'en-NL'],
  // North Frisian (frr) is not French.
  ['frr, de-DE;q=0.5', 'de-DE'],
  ['fr;q=0, de-DE', 'de-DE'],
  ['*', 'en-US'],
  [',;q=x,;;', 'en-US'],
] as const) {
  test(`Accept-Language ${acceptLanguage} gets ${expected}`, async () => {
    assert.equal(await localeFor(acceptLanguage), expected)
  })
}

test('rejects an id that is too long', async () => {
  const { status, code } = await call('GET', `/locale?id=${'x'.repeat(36)}`)
  assert.deepEqual({ status, code }, { status: 400, code: 'request/invalid' })
})

test('every country has a valid currency, tax rate and time zone', async () => {
  const { status, body } = await call('GET', '/countries')
  assert.equal(status, 200)
  assert.ok(body.length > 30)
  for (const country of body) {
    assert.deepEqual(Country.parse(country), country)
    new Intl.DateTimeFormat('en', { timeZone: country.timeZone })
    assert.ok(Intl.supportedValuesOf('currency').includes(country.currency), country.code)
    if (country.taxRegime !== 'vat') assert.equal(country.taxRateBp, 0)
  }
  const codes = body.map(({ code }: Country) => code)
  assert.equal(new Set(codes).size, codes.length)
})

test('every country works as a locale', async () => {
  const { body } = await call('GET', '/countries')
  for (const { code, currency } of body) {
    const locale = await call('GET', `/locale?id=en-${code}`)
    assert.equal(locale.body.country, code)
    assert.equal(locale.body.currency, currency)
  }
})
