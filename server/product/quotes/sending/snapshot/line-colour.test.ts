import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogDocument } from '@costard/contract'
import { getDevice } from '@costard/devices'
import { colourOf } from './line-colour.ts'

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>
interface Asked {
  readonly key?: string
  readonly type?: 'single' | 'multi'
  readonly visibleTo?: 'agent' | 'both'
  /** Returns labels, by the key of the choice and the language. */
  readonly choices: Labels
}

const { colours } = getDevice('iphone-15')

/** Returns the colour of an iPhone 15 with answered questions. */
function colour(
  asked: readonly Asked[],
  answers: Readonly<Record<string, string>>,
  { note, device = 'iphone-15', language = 'en' }: { note?: string; device?: string; language?: string } = {},
) {
  const questions = asked.map(({ key = 'a', type = 'single', visibleTo = 'both', choices }) => ({
    key,
    type,
    visibleTo,
    required: true,
    phase: 'quote',
    choices: Object.keys(choices).map((choice) => ({ key: choice })),
  }))
  const wording = {
    questions: Object.fromEntries(
      asked.map(({ key = 'a', choices }) => [
        key,
        {
          choices: Object.fromEntries(Object.entries(choices).map(([choice, label]) => [choice, { label }])),
        },
      ]),
    ),
  }
  return colourOf(
    { questions } as unknown as CatalogDocument['pricing'], // only the fields that are read
    wording as unknown as CatalogDocument['wording'],
    { device: { key: device, name: 'iPhone' }, answers, ...(note !== undefined && { note }) },
    language,
  )
}

const labelled = (names: readonly string[], language = 'en'): Labels =>
  Object.fromEntries(names.map((name, index) => [`c${index}`, { [language]: name }]))

test('the colours of the example have not changed', () => {
  assert.deepEqual(colours, ['Black', 'Blue', 'Green', 'Pink', 'Yellow'])
})

test('a question whose choices have all colours of the model asks for its colour', () => {
  const all = labelled(colours)
  assert.equal(colour([{ choices: all }], { a: 'c1' }), 'Blue')
  assert.equal(colour([{ choices: all }], {}), undefined, 'not answered')
  const german = labelled(['Schwarz', 'Blau', 'Grün', 'Rosé', 'Gelb'], 'de')
  assert.equal(colour([{ choices: german }], { a: 'c0' }, { language: 'de' }), 'Schwarz')
  const french = labelled(['Noir', 'Bleu', 'Vert', 'Rose', 'Jaune'], 'fr')
  assert.equal(colour([{ choices: french }], { a: 'c3' }, { language: 'fr' }), 'Rose')
  const spanish = labelled(['Negro', 'Azul', 'Verde', 'Rosa', 'Amarillo'], 'es')
  assert.equal(colour([{ choices: spanish }], { a: 'c4' }, { language: 'es' }), 'Amarillo')
  const titanium = labelled(['Titan Natur', 'Titan Blau', 'Titan Weiß', 'Titan Schwarz'], 'de')
  assert.equal(
    colour([{ choices: titanium }], { a: 'c0' }, { device: 'iphone-15-pro', language: 'de' }),
    'Titan Natur',
  )
})

test('a question of a catalog with several models has colours of all of them', () => {
  const both = labelled([...colours, ...getDevice('iphone-15-pro').colours, 'Midnight', '(PRODUCT)RED'])
  assert.equal(colour([{ choices: both }], { a: 'c0' }), 'Black')
  assert.equal(colour([{ choices: both }], { a: 'c7' }, { device: 'iphone-15-pro' }), 'Natural Titanium')
  assert.equal(colour([{ choices: both }], { a: 'c7' }), undefined, 'a colour of another model')
})

test.each([
  ['some colours only, such as of a scratch', { choices: labelled(['Black', 'Blue']) }],
  ['a colour of no model', { choices: labelled([...colours, 'Whitish']) }],
  ['colours and something else', { choices: labelled([...colours, 'None']) }],
  ['words about scratches', { choices: labelled(colours.map((name) => `${name} scratch`)) }],
  ['two colours in one choice', { choices: labelled([...colours, 'Black or Blue']) }],
  ['several answers', { type: 'multi', choices: labelled(colours) }],
  ['members only, whose answers customers never read', { visibleTo: 'agent', choices: labelled(colours) }],
] as const)('a question with %s does not ask for the colour', (_what, asked) => {
  assert.equal(colour([asked], { a: 'c1' }), undefined)
})

test('of two questions that differ neither is taken', () => {
  const two = [
    { key: 'a', choices: labelled(colours) },
    { key: 'b', choices: labelled(colours) },
  ]
  assert.equal(colour(two, { a: 'c1', b: 'c1' }), 'Blue')
  assert.equal(colour(two, { a: 'c1', b: 'c2' }), undefined)
  assert.equal(colour(two, { a: 'c1', b: 'c2' }, { note: 'Pink' }), undefined)
})

test('without a question it is the colour with which the device was identified', () => {
  assert.equal(colour([], {}, { note: 'Green, with its box' }), 'Green')
  assert.equal(colour([], {}, { note: 'Titan Natur', device: 'iphone-15-pro' }), 'Natural Titanium')
  for (const note of ['Green case', 'with its box, Green', 'Purple', 'Black spots, box', ''])
    assert.equal(colour([], {}, { note }), undefined, note)
  assert.equal(colour([], {}, { note: 'Green', device: 'no-such-device' }), undefined)
})
