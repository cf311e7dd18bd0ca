/**
 * The process that makes pictures small, started by shrinker.ts. A process, not a thread: pictures come from strangers,
 * and native code that reads them can only be stopped from outside.
 */
import sharp from 'sharp'
import { z } from 'zod'
import { shrinkLimits } from './shrink-limits.ts'

const Job = z.object({ picture: z.instanceof(Uint8Array), maxPixels: z.number() })
const { smallWidth } = shrinkLimits

sharp.cache(false)
sharp.concurrency(1)

process.on('message', (message) => {
  void shrunk(message).then((answer) =>
    process.send?.({ ...answer, residentBytes: process.memoryUsage.rss() }),
  )
})
process.on('disconnect', () => process.exit())
// The server ends this process when it has no more use for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function shrunk(message: unknown): Promise<{ readonly small?: Buffer }> {
  try {
    const { picture, maxPixels } = Job.parse(message)
    const options = { limitInputPixels: maxPixels, sequentialRead: true }
    const { width, height, channels, depth, isProgressive } = await sharp(picture, options).metadata()
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (isProgressive && bytes > shrinkLimits.wholeBytes) return {}
    const small = await sharp(picture, options)
      .autoOrient()
      .resize({ width: smallWidth, height: smallWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { small }
  } catch {
    return {}
  }
}
