import { test } from 'vitest'
import { compareBackupsUnderLoad } from './testing/backups-under-load.ts'

/** Number of backups to take and restore; each takes up to a minute on two busy cores. */
const count = Number(process.env.BACKUPS ?? 50)

test(
  'backups that are taken while others write have every acknowledged row of their moment',
  {
    timeout: count * 60_000,
  },
  () => compareBackupsUnderLoad(count),
)
