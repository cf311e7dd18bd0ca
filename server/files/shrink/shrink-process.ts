/** The process that makes thumbnails, started by shrinker.ts. */
import sharp from 'sharp'
import { z } from 'zod'
import { answerJobs } from '../picture-process/answer-jobs.ts'
import { bytesWhenRead } from '../picture-process/bytes-when-read.ts'
import { shrinkLimits } from './shrink-limits.ts'

const Job = z.object({ picture: z.instanceof(Uint8Array), maxPixels: z.number() })
const { smallWidth } = shrinkLimits

answerJobs(async (job) => {
  const { picture, maxPixels } = Job.parse(job)
  const options = { limitInputPixels: maxPixels, sequentialRead: true }
  if ((await bytesWhenRead(picture, options)) > shrinkLimits.wholeBytes) return undefined
  return sharp(picture, options)
    .autoOrient()
    .resize({ width: smallWidth, height: smallWidth, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
})
