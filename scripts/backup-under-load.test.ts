import { test } from 'vitest'
import { compareBackupsUnderLoad } from './testing/backups-under-load.ts'

test('a backup that is taken while others write has every acknowledged row of its moment', () =>
  compareBackupsUnderLoad(1))
