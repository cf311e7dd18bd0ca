import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { test } from 'vitest'
import { detailsIn, labelIn, listDevices, sizeIn, sizeLabel, variantLabel } from '../devices.ts'

const languages = ['en', 'de', 'fr', 'es']

test('labels a variant by its distinguishing attributes', () => {
  assert.equal(variantLabel({ storageGb: 256 }, 'en'), '256 GB')
  assert.equal(variantLabel({ storageGb: 1024, connectivity: 'cellular' }, 'fr'), '1 To · Cellular')
  assert.equal(variantLabel({ ramGb: 8, storageGb: 512 }, 'fr'), '8 Go · 512 Go')
  assert.equal(variantLabel({}, 'de'), '')
})

test('formats sizes as sold', () => {
  const of = (gigabytes: number) => languages.map((language) => sizeLabel(gigabytes, language))
  assert.deepEqual(of(64), ['64 GB', '64 GB', '64 Go', '64 GB'])
  assert.deepEqual(of(1536), ['1.5 TB', '1,5 TB', '1,5 To', '1,5 TB'])
  assert.deepEqual(of(2048), ['2 TB', '2 TB', '2 To', '2 TB'])
  assert.deepEqual(of(1000), ['1000 GB', '1000 GB', '1000 Go', '1000 GB'])
})

test('stored labels are written in the language of the reader, once', () => {
  assert.equal(labelIn('fr', 'M3 Max · 36 GB · 1 TB'), 'M3 Max · 36 Go · 1 To')
  assert.equal(labelIn('fr', '1536 GB'), '1,5 To')
  assert.equal(labelIn('en', '1536 GB · Wi-Fi'), '1.5 TB · Wi-Fi')
  assert.equal(labelIn('fr', labelIn('fr', '1.5 TB · Cellular')), '1,5 To · Cellular')
  assert.equal(labelIn('fr', 'Space Grey'), 'Space Grey')
  assert.equal(labelIn('fr', ''), '')
})

test('reads sizes as people write them', () => {
  for (const [text, gigabytes] of [
    ['256', 256],
    ['256GB', 256],
    ['64 Go', 64],
    ['512 Gio', 512],
    ['1 To', 1024],
    ['1,5 To', 1536],
    ['1.5TB', 1536],
    ['2 TiB', 2048],
    ['2', 2048],
    ['1000', 1024],
    ['1000GB', 1024],
    ['2000 GB', 2048],
    ['1,0 TB', 1024],
    ['128GB SSD', 128],
    ['512 GB NVMe SSD', 512],
    ['1TB HDD', 1024],
    ['256GB/6GB', 256],
    ['6GB / 128GB', 128],
    ['8/256', 256],
    ['128 ГБ', 128],
    ['1ТБ', 1024],
    ['１２８ＧＢ', 128],
    ['SSD 128 GB', 128],
    ['128 GB (NVMe)', 128],
    ['128 Gig', 128],
    ['128GB*', 128],
    ['8GB+256GB', 256],
    ['16/1TB', 1024],
    ['128/128', undefined],
    ['64/128/256', undefined],
    ['1,333 TB', undefined],
    ['1,3 GB', undefined],
    ['big', undefined],
  ] as const)
    assert.equal(sizeIn(text), gigabytes, text)
})

test('what is written of each variant is read back, in each language', () => {
  const wrong: string[] = []
  for (const device of listDevices())
    for (const { attributes, expected } of writtenOf(device))
      for (const language of languages) {
        const label = variantLabel(attributes, language)
        const text = `${device.name} ${label}`
        const { storageGb: storage, memoryGb, connectivity } = detailsIn(device, text)
        const read = [storage, memoryGb, connectivity]
        if (!isDeepStrictEqual(read, [expected.storageGb, expected.memoryGb, expected.connectivity]))
          wrong.push(`${text}: ${read.join(' ')}`)
        const { storageGb } = expected
        if (storageGb !== undefined) assert.equal(sizeIn(sizeLabel(storageGb, language)), storageGb)
      }
  assert.deepEqual(wrong, [])
})

type Known = ReturnType<typeof detailsIn>

/** Every storage with every memory and connection of a device. */
function writtenOf(device: ReturnType<typeof listDevices>[number]) {
  const written: { readonly attributes: Record<string, string | number>; readonly expected: Known }[] = []
  for (const storageGb of orNone(device.storagesGb))
    for (const memoryGb of orNone(device.memoriesGb))
      for (const connectivity of orNone(device.connectivity)) {
        // skip a memory alone, which would be read as a storage if both exist in this size
        if (storageGb === undefined && memoryGb !== undefined) continue
        // equal sizes cannot be distinguished
        if (storageGb === memoryGb && storageGb !== undefined) continue
        const expected: Known = {
          ...(memoryGb !== undefined && { memoryGb }),
          ...(storageGb !== undefined && { storageGb }),
          ...(connectivity !== undefined && { connectivity }),
        }
        const { memoryGb: ramGb, ...others } = expected
        written.push({ attributes: { ...(ramGb !== undefined && { ramGb }), ...others }, expected })
      }
  return written
}

function orNone<T>(values: readonly T[]): readonly (T | undefined)[] {
  return [undefined, ...values]
}
