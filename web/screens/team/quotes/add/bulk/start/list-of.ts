import { randomId } from '@mantine/hooks'
import { loadCode } from '#code/load-code.ts'
import { textRows, type ReadTable, type TableProblem } from '@costard/contract/tables'
import { type BulkList, maxRows } from '../bulk-list.ts'
import { sourceListOf } from './read-list.ts'

/** Reads a file as a list of devices, in a worker. The row of headings does not count as a device. */
export async function listOf(file: File | string): Promise<BulkList | TableProblem> {
  const { readFile } = await loadCode(() => import('#tables/read-file.ts'))
  const isText = typeof file === 'string'
  const read: ReadTable = await readFile(isText ? new Blob([file]) : file, maxRows + 1, {
    readsHtml: !isText,
  })
  if ('problem' in read) return read.problem
  const source = sourceListOf(textRows(read.rows))
  if (source.rows.length === 0) return 'empty'
  if (source.rows.length > maxRows) return 'too-many-rows'
  return { ...source, id: randomId('list-'), name: isText ? '' : file.name.slice(0, 120) }
}
