import { quoteLimits, type QuoteSummary } from '@costard/contract'
import { ActionIcon, Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconBan, IconBell, IconCalendarPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useMay, useTeam } from '../team-context.ts'
import { useToday } from '../kit/use-today.ts'
import classes from './bulk-bar.module.css'
import { type BulkAction, type Misfit, misfitOf } from './bulk-fit.ts'
import { type Done, useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

const icons = { remind: IconBell, extend: IconCalendarPlus, withdraw: IconBan } as const
const actions = ['remind', 'extend', 'withdraw'] as const

/** Actions on the selected quotes: each that fits at least one of them. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const t = useTranslations('quoteList.bulk')
  const common = useTranslations('common')
  const notify = useNotice()
  const { timeZone } = useTeam()
  const today = useToday(timeZone)
  const maySend = useMay('quote.send')
  const mayEnd = useMay('quote.create')
  const [asked, setAsked] = useState<BulkAction>()
  const bulk = useBulk()
  const { quotes } = selection
  const fitting = (action: BulkAction) => quotes.filter((quote) => !misfitOf(action, quote, today))
  const isPossible = (action: BulkAction) =>
    (action === 'withdraw' ? mayEnd : maySend) && fitting(action).length > 0
  const labelOf = (action: BulkAction) => {
    const count = fitting(action).length
    return count === quotes.length
      ? t(action)
      : t('some', { action: t(action), fitting: count, selected: quotes.length })
  }
  const run = async (action: BulkAction, reason = '') => {
    setAsked(undefined)
    const { done, failed } = await bulk.run(action, fitting(action), reason)
    selection.set(
      quotes.map(({ id }) => id).filter((id) => !failed.some(({ quote }) => quote.id === id)),
      false,
    )
    if (done.length === 0) return
    const id = `bulk ${action}`
    notify({
      id,
      autoClose: 10_000,
      message: (
        <>
          {t(`done.${action}`, { count: done.length })}{' '}
          {action === 'extend' && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                notifications.hide(id)
                void undo(done)
              }}
            >
              {common('undo')}
            </Button>
          )}
        </>
      ),
    })
  }
  const undo = async (done: readonly Done[]) => {
    const undone = await bulk.undoExtend(done)
    const left = done.length - undone
    notify(
      [undone > 0 && t('undone', { count: undone }), left > 0 && t('notUndone', { count: left })]
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
                    onClick={() => (action === 'extend' ? void run(action) : setAsked(action))}
                  >
                    {labelOf(action)}
                  </Button>
                )
              })}
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

/** Says how many are meant and which are skipped, before mails are sent or quotes are ended. */
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
      <p>{t(action === 'withdraw' ? 'withdrawText' : 'remindText')}</p>
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
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      {t('failed', { count: failed.length })}
      <ul className={classes.failures}>
        {failed.map(({ quote, code }) => (
          <li key={quote.id}>
            {quote.number}: {wordsOf(code)}
          </li>
        ))}
      </ul>
    </Note>
  )

  function wordsOf(code: string | undefined): string {
    const known = code === undefined ? 'connection' : texts[code]
    return known ? t(`failures.${known}`) : t('failures.other', { code: code ?? '' })
  }
}

const texts: Readonly<Record<string, 'changed' | 'tooMany' | 'notAllowed' | 'signUp' | 'unverified'>> = {
  'quote/changed': 'changed',
  'quote/wrong-state': 'changed',
  'quote/expired': 'changed',
  'quote/not-found': 'changed',
  'quote/day-refused': 'changed',
  'quote/in-progress': 'changed',
  'quote/too-many-sent': 'tooMany',
  'quote/sign-up-to-send': 'signUp',
  'quote/sender-unverified': 'unverified',
  'team/not-allowed': 'notAllowed',
}
