import { type Quote, type QuoteLine, quoteLimits } from '@costard/contract'
import { parseMoney, share } from '@costard/pricing'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { codeOf } from '#api/error-code.ts'
import { useLeft } from '#forms/use-left.ts'
import { plainAmounts } from '#messages/plain-amounts.ts'
import { useRegion } from '#messages/region-context.ts'
import { useSignedIn } from '#session/session-context.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { Note } from '#ui/notes/note.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../team-context.ts'
import { ActionProblem } from '../quote/actions/action-problem.tsx'
import classes from './held.module.css'
import { AskBack } from './ask-back.tsx'
import { AskManager } from './ask-manager.tsx'
import { LimitBar } from './limit-bar.tsx'
import { computedOf, ReleaseTicket } from './release-ticket.tsx'
import { useRelease } from './use-release.ts'

/**
 * Releases a held line at the computed amount or another, or refuses it. A member's own request is answered
 * by somebody else.
 */
export function ReleaseForm({
  quote,
  line,
  hasKeys = false,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  /** True if this is the only form on screen: Ctrl+Enter releases, R refuses. */
  readonly hasKeys?: boolean
}) {
  const t = useTranslations('held.release')
  const { user } = useSignedIn()
  const { maxAdjustBp } = useTeam()
  const { region } = useRegion()
  const { approval } = line
  const computedMinor = computedOf(line)
  const suggested = approval?.messages?.findLast(({ kind }) => kind === 'passedOn')?.amountMinor ?? undefined
  const [isChanged, setChanged] = useState(suggested !== undefined)
  const [typed, setTyped] = useState(() =>
    suggested === undefined ? '' : plainAmounts(quote.currency, region)(suggested),
  )
  const { isLeft, ofField } = useLeft()
  const [isTried, setTried] = useState(false)
  const [note, setNote] = useState('')
  const [isNoteMissing, setNoteMissing] = useState(false)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const parsed = isChanged && typed.trim() !== '' ? parseMoney(typed, quote.currency, region) : undefined
  const isWrong = parsed !== undefined && !('minor' in parsed && parsed.minor >= 0)
  const amountMinor = parsed && 'minor' in parsed && !isWrong ? parsed.minor : undefined
  const room = share(computedMinor, maxAdjustBp)
  const isTooFar = amountMinor !== undefined && Math.abs(amountMinor - computedMinor) > room
  const { release, refuse, passOn } = useRelease(quote, line, { note: note.trim(), amountMinor })
  const withNote = (act: () => void) => {
    setNoteMissing(note.trim() === '')
    if (note.trim() === '') noteField.current?.focus()
    else if (!release.isRunning && !refuse.isRunning && !passOn.isRunning) act()
  }
  useScreenKeys(hasKeys ? [['mod+Enter', () => form.current?.requestSubmit()]] : [], [])
  useKeys(hasKeys ? { r: () => withNote(refuse.run) } : {})
  if (approval?.state === 'asked' && approval.askedBy === user.uid)
    return <p className="cp-dim">{t('yourOwn')}</p>
  if (codeOf(release.error) === 'quote/own-line')
    return (
      <>
        <Note kind="news">{t('ownLine')}</Note>
        <AskManager quote={quote} isAsked={false} isOwn />
      </>
    )
  const isSaid = isLeft || isTried
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWrong) withNote(isTooFar ? passOn.run : release.run)
  }
  const isRefused = codeOf(release.error) === 'quote/over-limit'
  const isOver = isRefused || (isTooFar && isSaid)
  const wrong = isWrong && isSaid ? 'amountWrong' : isOver ? 'overLimit' : undefined
  return (
    <>
      <form ref={form} className="cp-column cp-gap-12" onSubmit={submit}>
        <ReleaseTicket quote={quote} line={line} amountMinor={amountMinor ?? computedMinor} />
        <SegmentedControl
          aria-label={t('which')}
          value={isChanged ? 'change' : 'computed'}
          onChange={(value) => setChanged(value === 'change')}
          data={[
            { value: 'computed', label: t('asComputed') },
            { value: 'change', label: t('change') },
          ]}
        />
        {isChanged && (
          <>
            <TextInput
              {...ofField}
              label={t('amount')}
              inputMode="decimal"
              value={typed}
              error={wrong && t(wrong)}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <LimitBar
              computedMinor={computedMinor}
              amountMinor={amountMinor}
              maxAdjustBp={maxAdjustBp}
              currency={quote.currency}
            />
          </>
        )}
        <FreeText
          ref={noteField}
          label={t('note')}
          description={t('noteHelp')}
          maxLength={quoteLimits.maxReason}
          error={isNoteMissing && note.trim() === '' && t('noteMissing')}
          value={note}
          onChange={setNote}
        />
        {quote.sendWhenReleased?.state === 'waiting' && <p className="cp-dim">{t('isSent')}</p>}
        {!isTooFar && !isRefused && <ActionProblem error={release.error ?? refuse.error ?? passOn.error} />}
        <div className={classes.buttons}>
          <Button variant="default" loading={refuse.isRunning} onClick={() => withNote(refuse.run)}>
            {t('refuse')}
          </Button>
          <ActionButton
            rightSection={hasKeys && <ButtonKeys keys="Ctrl Enter" />}
            type="submit"
            isRunning={isTooFar ? passOn.isRunning : release.isRunning}
            label={t(isTooFar ? 'passOn' : 'confirm')}
            running={t(isTooFar ? 'passingOn' : 'running')}
          />
        </div>
      </form>
      <AskBack quote={quote} line={line} />
    </>
  )
}
