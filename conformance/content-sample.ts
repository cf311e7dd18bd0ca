import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from '../server/testing/after.ts'
import { encode } from 'fast-png'

const field = (type: string, config: object = {}) => ({ type, config })

const gadget = {
  id: 'gadget',
  label: 'Gadget',
  json: {
    Main: {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
      name: field('Text'),
      text: field('StructuredText', { multi: 'paragraph' }),
      price: field('Number'),
      used: field('Boolean'),
      colour: field('Select', { options: ['red', 'green'] }),
      day: field('Date'),
      moment: field('Timestamp'),
      place: field('GeoPoint'),
      picture: field('Image'),
      like: field('Link'),
      parts: field('Group', { fields: { label: field('Text'), link: field('Link') } }),
      body: field('Slices', { choices: { hint: { type: 'SharedSlice' } } }),
    },
  },
}
const note = { id: 'note', label: 'Note', json: { Main: { uid: field('UID'), number: field('Number') } } }
const hint = {
  id: 'hint',
  type: 'SharedSlice',
  variations: [
    { id: 'default', primary: { words: field('StructuredText') }, items: { name: field('Text') } },
  ],
}

const pear = `
tags: [fruit, green]
published: 2024-01-31
changed: 2024-03-02
data:
  price: 1.5
  used: true
  colour: green
  day: 2024-01-31
  moment: 2024-01-31T08:00:00Z
  place: { latitude: 53.3498, longitude: -6.2603 }
  picture: { file: square.png, alt: A square }
  like: gadget:apple
  parts: [{ label: Stem, link: gadget:apple }, { label: Core }]
languages:
  en:
    title: "# The *green* pear"
    name: Pear
    text: |
      Ripe **pears** are soft, see [the apple](gadget:apple) or [a page](https://example.com/).

      1. Press \`Enter\`.
      2. Wait.

      ![A square](square.png)
    body: [{ slice: hint, primary: { words: "Keep *cool*." }, items: [{ name: One }] }]
  fr:
    title: "# La poire verte"
    name: Poire
`
const apple = `
tags: [fruit, red]
published: 2023-06-15
data: { price: 3, colour: red, day: 2023-06-15, place: { latitude: 48.8566, longitude: 2.3522 } }
languages:
  en: { title: "# The apple", name: 'Apple "Élan"', text: Red and crisp. }
`
const plain = `
published: 2022-01-01
languages: { en: { name: Plain } }
`

/** Writes a folder of content with every kind of field, and 130 notes. Removed after the file's last test. */
export function contentSample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costard-content-'))
  after(() => rmSync(folder, { recursive: true }))
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('custom-types/gadget.json', JSON.stringify(gadget))
  write('custom-types/note.json', JSON.stringify(note))
  write('slices/hint.json', JSON.stringify(hint))
  write('documents/gadget/pear.yaml', pear)
  write('documents/gadget/apple.yaml', apple)
  write('documents/gadget/plain.yaml', plain)
  const [width, height] = [1000, 500]
  write('images/square.png', encode({ width, height, data: new Uint8Array(width * height * 3), channels: 3 }))
  for (let number = 1; number <= 130; number++) {
    const content = `{ published: 2020-01-01, tags: [note], data: { number: ${number} }, languages: { en: {} } }`
    write(`documents/note/note-${number}.yaml`, content)
  }
  return folder
}
