import { type CustomerColumn, customerLimits, type ImportReport } from '@costard/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CodeNotLoaded } from '#code/load-code.ts'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { textRows, type TableProblem } from '@costard/contract/tables'
import { readFile } from '#tables/read-file.ts'
import { writeCsv } from '#tables/write-csv.ts'
import { useTeam } from '../../team-context.ts'

type Columns = Readonly<Record<string, CustomerColumn | null>>

interface Chosen {
  readonly csv: string
  readonly columns: Columns
  readonly addsKnown: boolean
}

export type CustomerImport = ReturnType<typeof useImport>

/** The chosen file, the result of its dry run, and the import. A changed choice repeats the dry run. */
export function useImport() {
  const t = useTranslations('customers.import')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const [chosen, setChosen] = useState<Chosen>()
  const [report, setReport] = useState<ImportReport>()
  const [done, setDone] = useState<ImportReport>()
  const call = ({ csv, columns, addsKnown }: Chosen, isDryRun: boolean) =>
    api.customerFiles.import({ teamId, csv, columns, known: addsKnown ? 'add' : 'skip', isDryRun })
  const checking = useMutation({
    scope: { id: 'check of an import' },
    mutationFn: (next: Chosen) => call(next, true),
    onSuccess: setReport,
  })
  const importing = useAction((last: Chosen) => call(last, false), {
    rereads: [query.customers.key()],
    onDone: (result) => setDone(result),
  })
  const check = (next: Chosen) => {
    setChosen(next)
    importing.forget()
    checking.mutate(next)
  }
  const opening = useAction(
    async (file: File) => {
      // The headings take one row more.
      const read = await readFile(file, customerLimits.maxImportRows + 1, { readsHtml: true })
      const csv = 'rows' in read ? writeCsv(textRows(read.rows)) : ''
      if ('problem' in read) throw new NotRead(read.problem)
      if (csv.length > customerLimits.maxImportLength) throw new NotRead('too-large')
      return csv
    },
    {
      onStart: () => {
        setReport(undefined)
        setDone(undefined)
      },
      onDone: (csv) => check({ csv, columns: {}, addsKnown: false }),
    },
  )
  const error = opening.error ?? checking.error ?? importing.error
  const problem = () => {
    const { maxImportRows: rows, maxColumns: columns } = customerLimits
    if (error === null) return undefined
    if (error instanceof CodeNotLoaded) {
      return error.reason === 'gone'
        ? `${common('newVersion')}. ${common('newVersionText')}`
        : `${common('noConnection')}. ${common('noConnectionText')}`
    }
    const code = codeOf(error)
    const reason = error instanceof NotRead ? error.problem : undefined
    if (reason === 'too-large' || code === 'request/too-large') return t('tooLarge', { rows })
    if (reason === 'too-many-rows') return t('tooLarge', { rows })
    if (reason === 'protected') return t('protected')
    if (reason !== undefined) return t('unreadable', { rows, columns })
    if (code === 'customer/file-unreadable') return t('unreadable', { rows, columns })
    return t('failed', { code: code ?? error.name })
  }
  return {
    report,
    done,
    problem: problem(),
    isReading: opening.isRunning || checking.isPending,
    isImporting: importing.isRunning,
    addsKnown: chosen?.addsKnown ?? false,
    open: (file: File) => opening.run(file),
    setColumn: (heading: string, column: CustomerColumn | null) =>
      chosen && check({ ...chosen, columns: { ...chosen.columns, [heading]: column } }),
    setAddsKnown: (addsKnown: boolean) => chosen && check({ ...chosen, addsKnown }),
    run: () => chosen && importing.run(chosen),
  }
}

class NotRead extends Error {
  readonly problem: TableProblem
  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}
