import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify, partKindIn } from '../devices.ts'
import { partKinds } from './part-kinds.ts'
import { english } from './languages/english.ts'
import { french } from './languages/french.ts'
import { german } from './languages/german.ts'
import { spanish } from './languages/spanish.ts'

const languages = { english, french, german, spanish }

for (const [language, { parts }] of Object.entries(languages))
  test(`no word of a part before or behind a name is exact: ${language}`, () => {
    for (const kind of partKinds)
      for (const word of parts[kind]
        .replace(/\s+/g, ' ')
        .split(',')
        .map((one) => one.trim()))
        for (const text of [`${word} iPhone 12`, `iPhone 12 ${word}`, `${word} iPhone 11 Pro Max`]) {
          const { confidence, madeFor } = identify(text)
          assert.notEqual(confidence, 'exact', text)
          assert.ok(madeFor, text)
        }
  })

test('says what the thing is, and offers the model that it is for', () => {
  for (const [text, kind, key] of [
    ['Screen for iPhone 12', 'screen', 'iphone-12'],
    ['screen iPhone 12', 'screen', 'iphone-12'],
    ['Ersatzakku iPhone 11 Pro', 'battery', 'iphone-11-pro'],
    ['Akkutausch iPhone 11 Pro', 'battery', 'iphone-11-pro'],
    ['iPhone 11 Pro Displayreparatur', 'screen', 'iphone-11-pro'],
    ['Panzerglas iPhone 12', 'protector', 'iphone-12'],
    ['Glas iPhone 12', 'screen', 'iphone-12'],
    ['Funda iPhone 13 mini', 'case', 'iphone-13-mini'],
    ['Silikonhülle iPhone 13 mini', 'case', 'iphone-13-mini'],
    ['back glass iPhone 12', 'back', 'iphone-12'],
    ['Vitre arrière iPhone 12', 'back', 'iphone-12'],
    ['Kopfhörer iPhone 12', 'accessory', 'iphone-12'],
    ['leere OVP iPhone 14', 'box', 'iphone-14'],
    ['iPhone 14 Pro boîte vide', 'box', 'iphone-14-pro'],
    ['iPhone 15 128GB caja vacía', 'box', 'iphone-15'],
    ['Armband Apple Watch Series 7', 'strap', 'apple-watch-series-7'],
    ['iPhone 14 Pro 256GB dummy', 'imitation', 'iphone-14-pro'],
    ['iPhone XR logic board 64GB', 'board', 'iphone-xr'],
  ] as const) {
    const { confidence, madeFor, matches } = identify(text)
    assert.deepEqual([confidence, madeFor?.kind, matches[0]?.device.key], ['several', kind, key], text)
  }
  assert.equal(identify('Ersatzakku iPhone 11 Pro').madeFor?.word, 'Ersatzakku')
})

test('what is sold along, and the condition of a part, leave the device sure', () => {
  for (const text of [
    'iPhone 13 128GB with case and charger',
    'iPhone 13 128GB mit Hülle, Ladekabel und OVP',
    'iPhone 13 128 Go avec boîte et chargeur',
    'iPhone 13 128GB con caja y cargador',
    'iPhone 12 64GB cracked screen',
    'iPhone 12 kaputtes Display',
    'iPhone 12 64 Go écran cassé',
    'iPhone 12 64GB pantalla rota',
    'iPhone 12 64GB battery health 85',
    'iPhone 12 64GB Akkuzustand 85 %',
    'iPhone 12 64GB Displayschaden',
    'iPhone 12 64GB Kratzer am Display',
    'iPhone 13 for parts',
    'iPhone 13 for parts or repair',
    'iPhone 13 sin caja',
    'Apple Watch Series 7 GPS 45mm Midnight Aluminium Case with Midnight Sport Band',
    'AirPods Max headphones',
  ]) {
    const { confidence, madeFor, matches } = identify(text)
    assert.equal(madeFor, undefined, text)
    assert.ok(confidence === 'exact' || matches.length > 1, text)
  }
})

test('an unknown word leaves a name unsure, and is reported', () => {
  for (const [text, word] of [
    ['iphone 14 porm', 'porm'],
    ['aardvark iPhone 12', 'aardvark'],
    ['iPhone 12 aardvark', 'aardvark'],
    ['iPhone 13 128GB blorx, unlocked', 'blorx'],
    ['zorp zorp iPhone 13 mini 128GB', 'zorp zorp'],
  ]) {
    const { confidence, unknown, matches } = identify(text ?? '')
    assert.equal(confidence, 'several', text)
    assert.deepEqual(unknown.join(' '), word, text)
    assert.equal(matches.length, 1, text)
  }
})

test('names of services contain their part in four languages', () => {
  const named = {
    battery: ['Battery', 'Akkutausch', 'Remplacement de la batterie', 'Cambio de batería'],
    screen: ['Screen replacement', 'Displayreparatur', 'Réparation de l’écran', 'Cambio de pantalla'],
    port: ['Charging port', 'Ladebuchse', 'Connecteur de charge', 'Puerto de carga'],
    back: ['Back glass', 'Rückglas', 'Vitre arrière', 'Cristal trasero'],
    repair: ['Repair', 'Reparatur', 'Réparation', 'Reparación'],
  }
  for (const [kind, names] of Object.entries(named)) {
    assert.deepEqual(
      names.map((name) => [name, partKindIn(name)]),
      names.map((name) => [name, kind]),
    )
    for (const name of names) assert.equal(identify(`${name} iPhone 12`).madeFor?.kind, kind, name)
  }
  assert.equal(partKindIn('Express'), undefined)
})

test('a name among letters of another script is not the whole text', () => {
  for (const text of [
    'Чехол для Apple Watch Ultra 2',
    'Дисплей для iPhone 13',
    'Стекло iPhone 13',
    'iPhone 13 ケース',
    'iPhone 13 케이스',
    'غطاء AirPods Pro 2',
    'θήκη iPhone 13',
    'iPhone 13 б/у',
  ])
    assert.notEqual(identify(text).confidence, 'exact', text)
  for (const text of ['iPhone 13', '«iPhone 13»']) assert.equal(identify(text).confidence, 'exact', text)
})

test('beside another maker, short forms name none of Apple', () => {
  for (const text of ['LENOVO IP1 / 15IAU7 8G', 'Lenovo ip 1 8GB', 'Dell i13 256GB', 'HP i7 16GB 512GB'])
    assert.deepEqual([identify(text).matches, identify(text).problem?.code], [[], 'other-maker'], text)
})

test('a name with two case sizes says none', () => {
  for (const text of ['Apple Watch Series 7 41MM/45MM (GPS)', 'Apple Watch Series 6 40mm 44mm GPS'])
    assert.deepEqual(
      identify(text).matches.map(({ narrowed }) => narrowed.sizeMm),
      [undefined],
      text,
    )
})
