import { type CustomerColumn, customerLimits, type ImportReport } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../team-context.ts'
import { readText } from './read-text.ts'

type Columns = Readonly<Record<string, CustomerColumn | null>>

interface Chosen {
  readonly csv: string
  readonly columns: Columns
  readonly addsKnown: boolean
}

export type CustomerImport = ReturnType<typeof useImport>

/** The file, what a dry run said of it, and the import. A change of the choices runs the check again. */
export function useImport() {
  const t = useTranslations('customers.import')
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
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
  const importing = useMutation({
    mutationFn: (last: Chosen) => call(last, false),
    onSuccess: (result) => {
      setDone(result)
      void cache.invalidateQueries({ queryKey: query.customers.key() })
    },
  })
  const check = (next: Chosen) => {
    setChosen(next)
    importing.reset()
    checking.mutate(next)
  }
  const opening = useMutation({
    mutationFn: async (file: File) => {
      // Four bytes a character at most; the exact limit is checked on the text.
      const csv = file.size > customerLimits.maxImportLength * 4 ? undefined : await readText(file)
      if (csv === undefined || csv.length > customerLimits.maxImportLength) throw new TooLarge()
      return csv
    },
    onMutate: () => {
      setReport(undefined)
      setDone(undefined)
    },
    onSuccess: (csv) => check({ csv, columns: {}, addsKnown: false }),
  })
  const error = opening.error ?? checking.error ?? importing.error
  const problem = () => {
    const { maxImportRows: rows, maxColumns: columns } = customerLimits
    if (error === null) return undefined
    const code = codeOf(error)
    if (error instanceof TooLarge || code === 'request/too-large') return t('tooLarge', { rows })
    if (code === 'customer/file-unreadable') return t('unreadable', { rows, columns })
    return t('failed', { code: code ?? error.name })
  }
  return {
    report,
    done,
    problem: problem(),
    isReading: opening.isPending || checking.isPending,
    isImporting: importing.isPending,
    addsKnown: chosen?.addsKnown ?? false,
    open: (file: File) => opening.mutate(file),
    setColumn: (heading: string, column: CustomerColumn | null) =>
      chosen && check({ ...chosen, columns: { ...chosen.columns, [heading]: column } }),
    setAddsKnown: (addsKnown: boolean) => chosen && check({ ...chosen, addsKnown }),
    run: () => chosen && importing.mutate(chosen),
  }
}

class TooLarge extends Error {}
