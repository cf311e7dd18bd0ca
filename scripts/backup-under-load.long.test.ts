import { test } from 'vitest'
import { compareBackupsUnderLoad } from './testing/backups-under-load.ts'

test(
  '50 backups that are taken while others write have every acknowledged row of their moment',
  {
    timeout: 1_200_000,
  },
  () => compareBackupsUnderLoad(50),
)
