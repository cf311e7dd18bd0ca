import { test } from 'vitest'
import { compareBackupsUnderLoad } from './testing/backups-under-load.ts'

/** A run takes a quarter of an hour on an idle machine of two cores. */
const count = Number(process.env.BACKUPS ?? 50)

test(
  'backups that are taken while others write have every acknowledged row of their moment',
  {
    timeout: count * 60_000,
  },
  () => compareBackupsUnderLoad(count),
)
