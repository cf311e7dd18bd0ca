import assert from 'node:assert/strict'
import { crc32 } from 'node:zlib'
import { test } from 'vitest'
import { jpegWithPlace, place, samples } from '#testing'
import { cleanFile } from './clean-file.ts'
import { orientationIn } from './orientation.ts'

test('recognises a file by its content, and keeps clean files as they are', () => {
  const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as const
  for (const [name, type] of Object.entries(types)) {
    const sample = samples[name as keyof typeof samples] // the table's own keys
    const file = cleanFile(sample)
    assert.deepEqual([file?.type, file?.size], [type, name === 'pdf' ? null : { width: 16, height: 12 }])
    assert.ok(file?.bytes.equals(sample), name)
  }
})

test('removes place and comments from a JPEG, and what follows its end, but not how it was held', () => {
  const phone = jpegWithPlace()
  assert.ok(phone.includes(place))
  const file = cleanFile(phone)
  assert.ok(file && !file.bytes.includes(place) && !file.bytes.includes('xap'))
  const exif = file.bytes.indexOf('Exif')
  assert.equal(orientationIn(file.bytes.subarray(exif)), 6)
  assert.ok(file.bytes.subarray(0, 2).equals(samples.jpeg.subarray(0, 2)))
  assert.ok(file.bytes.includes(samples.jpeg.subarray(2)))
})

test('removes texts from a PNG, and what follows its end', () => {
  const data = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`Comment\0${place}`)])
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  const [head, rest] = [samples.png.subarray(0, 33), samples.png.subarray(33)]
  const file = cleanFile(Buffer.concat([head, chunk, rest, Buffer.from(place)]))
  assert.ok(file?.bytes.equals(samples.png))
})

test('removes Exif and XMP from a WebP', () => {
  const more = Buffer.concat(
    ['EXIF', 'XMP '].map((type) => {
      const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
      head.writeUInt32LE(place.length, 4)
      return Buffer.concat([head, Buffer.from(place)])
    }),
  )
  const phone = Buffer.concat([samples.webp, more])
  phone.writeUInt32LE(phone.length - 8, 4)
  phone[20] = (phone[20] ?? 0) | 0x0c
  assert.ok(cleanFile(phone)?.bytes.equals(samples.webp))
})

test('refuses what is not a whole file of these types', () => {
  const hostile = [
    Buffer.alloc(0),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a<script>'),
    Buffer.from('%PDF-1.4 without an end'),
    Buffer.concat([samples.jpeg.subarray(0, 2), Buffer.from('<html>')]),
    Buffer.from('RIFF\x10\0\0\0WEBPVP8 \xff\xff\xff\x7f', 'latin1'),
  ]
  for (const bytes of hostile) assert.equal(cleanFile(bytes), undefined, bytes.toString('latin1'))
})

test('refuses every truncated image, and reads nothing outside of any of them', () => {
  for (const sample of [samples.jpeg, samples.png, samples.webp]) {
    for (let length = 0; length < sample.length; length += 1)
      assert.equal(cleanFile(sample.subarray(0, length)), undefined, String(length))
  }
})

test('survives any changed byte', () => {
  for (const sample of [jpegWithPlace(), samples.png, samples.webp]) {
    for (let at = 0; at < sample.length; at += 1) {
      const changed = Buffer.from(sample)
      changed[at] = 0xff - (changed[at] ?? 0)
      cleanFile(changed)
    }
  }
})
