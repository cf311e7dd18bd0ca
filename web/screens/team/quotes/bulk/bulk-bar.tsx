import { quoteLimits, type QuoteId, type QuoteSummary, type TeamId } from '@costard/contract'
import { ActionIcon, Button, Progress } from '@mantine/core'
import {
  IconAlertCircle,
  IconArchive,
  IconArchiveOff,
  IconBan,
  IconBell,
  IconCalendarPlus,
  IconCopy,
  IconPrinter,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useEndWords } from '#ui/notes/use-end-words.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { ExportMenu } from '../../kit/export-menu.tsx'
import { type ListFormat, saveList } from '../../kit/save-list.ts'
import { useToday } from '../../kit/use-today.ts'
import classes from './bulk-bar.module.css'
import { type BulkAction, type Misfit, misfitOf } from './bulk-fit.ts'
import { AssignMenu } from './assign-menu.tsx'
import { LabelsButton } from '../../labels/labels-button.tsx'
import { quoteColumnsOfFile } from '../list/quote-columns-of-file.ts'
import { type Done, isUndoable, type Undoable, useBulk } from './use-bulk.ts'
import type { SelectAll } from './use-select-all.ts'
import type { QuoteSelection } from './use-selection.ts'

const icons = {
  remind: IconBell,
  extend: IconCalendarPlus,
  withdraw: IconBan,
  duplicate: IconCopy,
  archive: IconArchive,
  restore: IconArchiveOff,
} as const
const actions = ['remind', 'extend', 'withdraw', 'duplicate', 'archive', 'restore'] as const

/** Actions on the selected quotes that fit at least one of them. */
export function BulkBar({
  selection,
  selectAll,
}: {
  readonly selection: QuoteSelection
  readonly selectAll: SelectAll
}) {
  const t = useTranslations('quoteList.bulk')
  const notify = useNotice()
  const offerUndo = useUndo()
  const { timeZone } = useTeam()
  const today = useToday(timeZone)
  const maySend = useMay('quote.send')
  const mayEnd = useMay('quote.create')
  const [asked, setAsked] = useState<BulkAction>()
  const bulk = useBulk()
  const { quotes } = selection
  const fitting = (action: BulkAction) => quotes.filter((quote) => !misfitOf(action, quote, today))
  const isPossible = (action: BulkAction) =>
    (action === 'remind' || action === 'extend' ? maySend : mayEnd) && fitting(action).length > 0
  const labelOf = (action: BulkAction) => {
    const count = fitting(action).length
    return count === quotes.length
      ? t(action)
      : t('some', { action: t(action), fitting: count, selected: quotes.length })
  }
  const run = async (action: BulkAction, words = '') => {
    setAsked(undefined)
    const { done } = await bulk.run(action, fitting(action), words)
    // Quotes that were refused or not reached stay selected, for another try.
    selection.set(
      done.map(({ quote }) => quote.id),
      false,
    )
    if (done.length === 0) return
    const message = t(`done.${action}`, { count: done.length })
    if (isUndoable(action)) offerUndo({ id: `bulk ${action}`, message, undo: () => undo(action, done) })
    else notify(message)
  }
  const undo = async (action: Undoable, done: readonly Done[]) => {
    const undone = await bulk.undo(action, done)
    const left = done.length - undone
    notify(
      [
        undone > 0 && t(`undone.${action}`, { count: undone }),
        left > 0 && t(`notUndone.${action}`, { count: left }),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  return (
    <>
      {(quotes.length > 0 || bulk.failed.length > 0) && (
        <div className={classes.bar} role="toolbar" aria-label={t('label', { count: quotes.length })}>
          {bulk.failed.length > 0 && <Failures bulk={bulk} />}
          <div className={classes.row}>
            <b role="status">
              {bulk.progress ? t('running', bulk.progress) : t('label', { count: quotes.length })}
            </b>
            {!bulk.progress && <SelectAllButton selectAll={selectAll} />}
            {!bulk.progress &&
              actions.filter(isPossible).map((action) => {
                const Icon = icons[action]
                return (
                  <Button
                    key={action}
                    variant="subtle"
                    color="gray"
                    size="sm"
                    leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
                    onClick={() => (isUndoable(action) ? void run(action) : setAsked(action))}
                  >
                    {labelOf(action)}
                  </Button>
                )
              })}
            {!bulk.progress && isPossible('assign') && (
              <AssignMenu label={labelOf('assign')} onPick={(member) => void run('assign', member)} />
            )}
            {!bulk.progress && <BoughtLabels quotes={quotes} />}
            {bulk.progress && <Running progress={bulk.progress} stop={bulk.stop} />}
            {!bulk.progress && quotes.length > 0 && <FileActions quotes={quotes} />}
            {!bulk.progress && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('clear')}
                onClick={() => {
                  bulk.forget()
                  selection.clear()
                }}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </div>
          {selection.isFull && <small>{t('most', { count: quoteLimits.maxBulk })}</small>}
        </div>
      )}
      {asked && (
        <BulkDialog
          action={asked}
          title={labelOf(asked)}
          quotes={quotes}
          today={today}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => void run(asked, reason)}
        />
      )}
    </>
  )
}

function SelectAllButton({ selectAll: { isOffered, read, run } }: { readonly selectAll: SelectAll }) {
  const t = useTranslations('quoteList.bulk')
  if (!isOffered && read === undefined) return undefined
  return (
    <Button
      variant="subtle"
      size="sm"
      aria-busy={read !== undefined}
      onClick={() => read === undefined && void run()}
    >
      {read === undefined ? t('all') : t('reading', { count: read })}
    </Button>
  )
}

/** Labels for quotes whose devices the shop has received. */
function BoughtLabels({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const bought = quotes.filter(isBought)
  if (bought.length === 0) return undefined
  return <LabelsButton quoteIds={bought.map(({ id }) => id)} size="sm" />
}

/** Progress of a run, with a button that stops it. */
function Running({
  progress: { done, all },
  stop,
}: {
  readonly progress: { readonly done: number; readonly all: number }
  readonly stop: () => void
}) {
  const t = useTranslations('quoteList.bulk')
  return (
    <>
      <Progress aria-label={t('progress')} w="8rem" value={(100 * done) / all} />
      <Button variant="subtle" color="gray" size="sm" onClick={stop}>
        {t('stop')}
      </Button>
    </>
  )
}

/** True for a quote whose devices the shop has received, which need labels. */
function isBought({ kind, state }: QuoteSummary): boolean {
  return (kind === 'buy' || kind === 'mixed') && (state === 'accepted' || state === 'completed')
}

/** Exports the selected quotes, or prints them: the print style sheet hides the others. */
function FileActions({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const t = useTranslations('quoteList.bulk')
  const common = useTranslations('common')
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const notify = useNotice()
  const mayExport = useMay('customer.export')
  const save = useAction(
    async (format: ListFormat) => {
      const { csv, count } = await exportOf(
        teamId,
        quotes.map(({ id }) => id),
      )
      await saveList(format, csv, `quotes-${today}`, quoteColumnsOfFile)
      return count
    },
    { onDone: (count) => notify(common('exported', { count })) },
  )
  return (
    <>
      {mayExport && (
        <ExportMenu
          variant="subtle"
          color="gray"
          size="sm"
          running={save.isRunning ? common('saving') : undefined}
          onPick={(format) => save.run(format)}
        />
      )}
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<Icon of={IconPrinter} size={16} />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      <ProblemNote error={save.error} />
    </>
  )
}

/** Exports quotes in calls of the maximum size. Only the headings of the first call are kept. */
async function exportOf(teamId: TeamId, ids: readonly QuoteId[]) {
  let csv = ''
  let count = 0
  for (let from = 0; from < ids.length; from += quoteLimits.maxIdsPerCall) {
    const some = ids.slice(from, from + quoteLimits.maxIdsPerCall).join(',')
    const part = await api.quoteFiles.export({ teamId, ids: some })
    csv += from === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1)
    count += part.quotes
  }
  return { csv, count }
}

/** States how many quotes are affected and which are skipped, before mails are sent or quotes are ended. */
function BulkDialog({
  action,
  title,
  quotes,
  today,
  onClose,
  onConfirm,
}: {
  readonly action: BulkAction
  readonly title: string
  readonly quotes: readonly QuoteSummary[]
  readonly today: string
  readonly onClose: () => void
  readonly onConfirm: (reason: string) => void
}) {
  const t = useTranslations('quoteList.bulk')
  const [reason, setReason] = useState('')
  const skipped = new Map<Misfit, number>()
  for (const quote of quotes) {
    const misfit = misfitOf(action, quote, today)
    if (misfit) skipped.set(misfit, (skipped.get(misfit) ?? 0) + 1)
  }
  const submit = () => {
    onConfirm(reason.trim())
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={submit}
      {...(action === 'withdraw' ? { color: 'red' } : { autoFocus: true })}
      isRunning={false}
      label={title}
      running={title}
    >
      <p>
        {t(action === 'withdraw' ? 'withdrawText' : action === 'duplicate' ? 'duplicateText' : 'remindText')}
      </p>
      {skipped.size > 0 && (
        <p>
          {t('skips')} {[...skipped].map(([misfit, count]) => t(`skipped.${misfit}`, { count })).join(' ')}
        </p>
      )}
      {action === 'withdraw' && (
        <FreeText
          label={t('reason')}
          data-autofocus
          required
          maxLength={quoteLimits.maxReason}
          value={reason}
          onChange={setReason}
        />
      )}
    </FormDialog>
  )
}

function Failures({ bulk: { failed } }: { readonly bulk: ReturnType<typeof useBulk> }) {
  const t = useTranslations('quoteList.bulk')
  const endWords = useEndWords()
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t('failed', { count: failed.length })}
      <ul className={classes.failures}>
        {failed.map(({ quote, error }) => (
          <li key={quote.id}>
            {quote.number}: {wordsOf(error)}
          </li>
        ))}
      </ul>
    </Note>
  )

  function wordsOf(error: unknown): string {
    const code = codeOf(error)
    const known = code === undefined ? 'connection' : texts[code]
    return known ? t(`failures.${known}`) : (endWords(error) ?? t('failures.other', { code: code ?? '' }))
  }
}

const texts: Readonly<
  Record<string, 'changed' | 'tooMany' | 'tooLong' | 'notAllowed' | 'signUp' | 'unverified'>
> = {
  'quote/changed': 'changed',
  'quote/wrong-state': 'changed',
  'quote/expired': 'changed',
  'quote/not-found': 'changed',
  'quote/day-refused': 'changed',
  'quote/in-progress': 'changed',
  'quote/too-many-sent': 'tooMany',
  'quote/too-many-to-copy': 'tooLong',
  'quote/sign-up-to-send': 'signUp',
  'quote/sender-unverified': 'unverified',
  'team/not-allowed': 'notAllowed',
}
