import assert from 'node:assert/strict'
import { test } from 'vitest'
import { after } from '#testing'
import sharp from 'sharp'
import { createShrinker, ShrinkerBusy } from './shrinker.ts'
import { shrinkLimits } from './shrink-limits.ts'

const warned: unknown[] = []
const log = { warn: (...words: unknown[]) => void warned.push(words) } as never
const maxPixels = 50_000_000
const picture = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

test('more pixels than allowed, and what is no picture, are not made small; the next one is', async () => {
  const shrinker = createShrinker({ log })
  after(() => shrinker.close())
  assert.equal(await shrinker.shrink('team', async () => picture, 1_999_999), undefined)
  assert.equal(await shrinker.shrink('team', async () => Buffer.from('<svg/>'), maxPixels), undefined)
  assert.equal(await shrinker.shrink('team', async () => undefined, maxPixels), undefined)
  const small = await shrinker.shrink('team', async () => picture, maxPixels)
  assert.equal((await sharp(small).metadata()).width, shrinkLimits.smallWidth)
})

test('an interlaced picture that would fill the memory is not read', async () => {
  const shrinker = createShrinker({ log })
  after(() => shrinker.close())
  const background = { r: 1, g: 2, b: 3, alpha: 0.5 }
  const large = (height: number) =>
    sharp({ create: { width: 6000, height, channels: 4, background } })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer()
  const refused = await large(4500)
  assert.equal(await shrinker.shrink('team', async () => refused, maxPixels), undefined)
})

test('one that takes too long ends its process; the next one gets another', async () => {
  const shrinker = createShrinker({ log, limits: { ...shrinkLimits, shrinkMs: 1, startMs: 0 } })
  after(() => shrinker.close())
  assert.equal(await shrinker.shrink('team', async () => picture, maxPixels), undefined)
  assert.match(JSON.stringify(warned), /took too long/)
  const patient = createShrinker({ log, limits: { ...shrinkLimits, residentBytes: 0 } })
  after(() => patient.close())
  // The process is replaced after each picture.
  for (let time = 0; time < 2; time += 1)
    assert.ok(await patient.shrink('team', async () => picture, maxPixels))
})

test('nothing is read of pictures before their turn', async () => {
  const shrinker = createShrinker({ log })
  after(() => shrinker.close())
  let inMemory = 0
  let most = 0
  const all = Array.from({ length: 4 }, () =>
    shrinker
      .shrink(
        'team',
        async () => {
          inMemory += 1
          most = Math.max(most, inMemory)
          return picture
        },
        maxPixels,
      )
      .finally(() => (inMemory -= 1)),
  )
  await Promise.all(all)
  // The previous picture is freed a moment after the next one is read.
  assert.ok(most <= 2)
})

test('teams take turns, and a team has its own bound', async () => {
  const shrinker = createShrinker({ log, limits: { ...shrinkLimits, waitingPicturesOfTeam: 2 } })
  after(() => shrinker.close())
  const made: string[] = []
  const shrink = (team: string, name: string) =>
    shrinker.shrink(team, async () => picture, maxPixels).then(() => void made.push(name))
  const many = ['a1', 'a2', 'a3'].map((name) => shrink('a', name))
  await assert.rejects(shrink('a', 'a4'), ShrinkerBusy)
  await Promise.all([...many, shrink('b', 'b1')])
  assert.deepEqual(made, ['a1', 'a2', 'b1', 'a3'])
})
