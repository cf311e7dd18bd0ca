import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { maxSentLines } from '@costard/quotes'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../../../team-context.ts'
import { FlowFrame } from '../../../flow/flow-frame.tsx'
import type { CatalogEntry } from '../../use-catalog-documents.ts'
import { AnswersForAll } from '../for-all/answers-for-all.tsx'
import { BulkHead, filterOf, type RowFilter } from '../bulk-head.tsx'
import type { BulkList } from '../bulk-list.ts'
import { ConditionWords } from '../for-all/condition-words.tsx'
import { CustomerChoice } from '../customer-choice.tsx'
import { decide } from '../decisions.ts'
import { ListColumns } from '../for-all/list-columns.tsx'
import { ListTicket } from '../list-ticket.tsx'
import { MatchFoot } from './match-foot.tsx'
import classes from './match-rows.module.css'
import { RowTable } from '../rows/row-table.tsx'
import { choicesOf } from '../rows/row-choices.ts'
import { needsYou } from '../rows/row-state.ts'
import { useBulk } from '../use-bulk.ts'
import { isReady, useReviewRows } from '../rows/use-review-rows.ts'

/** Second step: the match of each row, and the answers for all of them. */
export function MatchRows({
  list,
  entries,
}: {
  readonly list: BulkList
  readonly entries: readonly [CatalogEntry, ...CatalogEntry[]]
}) {
  const t = useTranslations('bulk')
  const counter = useTranslations('counter')
  const { id: teamId } = useTeam()
  const bulk = useBulk(list, entries)
  const { states, decisions, act, undo, progress } = bulk
  const review = useReviewRows(bulk)
  const isInTab = (useLocation().state as { isInTab?: boolean } | null)?.isInTab === true // written by this app
  const [filter, setFilter] = useState<RowFilter>('all')
  const [current, setCurrent] = useState<number>()
  const [wasUndone, setUndone] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const shown = filter === 'all' ? states : states.filter((state) => filterOf(state) === filter)
  const ready = states.filter(isReady)
  const last = progress.quotes.at(-1)

  const goTo = (row: number | undefined, isFocused = false) => {
    if (row === undefined) return
    setCurrent(row)
    // The row is rendered first.
    requestAnimationFrame(() => {
      const line = table.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
      line?.scrollIntoView({ block: 'center' })
      if (isFocused) line?.querySelector<HTMLElement>('[data-choice], button, input')?.focus()
    })
  }
  const place = shown.findIndex(({ reading }) => reading.row === current)
  const move = (by: number) => goTo(shown[Math.max(0, Math.min(shown.length - 1, place + by))]?.reading.row)
  const nextNeeding = () => {
    const from = states.findIndex(({ reading }) => reading.row === current)
    const turned = [...states.slice(from + 1), ...states.slice(0, from + 1)]
    setFilter('all')
    goTo(turned.find(needsYou)?.reading.row, true)
  }
  const step = (next: Parameters<typeof act>[0]) => {
    setUndone(false)
    act(next)
  }
  const now = states.find(({ reading }) => reading.row === current)
  const pick = (digit: number) => {
    const choice = now && choicesOf(now)[digit - 1]
    if (choice) step(choice.step)
  }
  const leaveOut = (row: number | undefined) => {
    const state = states.find(({ reading }) => reading.row === row)
    if (row === undefined || !state || state.kind === 'saved') return
    step(decide(`out:${row}`, state.kind === 'left-out' ? undefined : true))
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => leaveOut(current),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [String(digit), () => pick(digit)])),
  })
  useScreenKeys([
    ['mod+Z', () => setUndone(undo())],
    ['alt+ArrowDown', nextNeeding],
    ['mod+Enter', review.run],
  ])
  const columns = <ListColumns list={list} decisions={decisions} onStep={step} />
  return (
    <FlowFrame
      step="match"
      number={last?.number}
      state={counter('notSaved')}
      leaveTo={paths.quotes(teamId)}
      width="wide"
      aside={
        <CustomerChoice
          customer={decisions.customer ?? null}
          onChange={(customer) => step({ customer: customer ?? undefined })}
        />
      }
      footNote={review.problem}
      foot={
        <MatchFoot
          ready={ready}
          last={last}
          needsAnswers={states.some(needsYou)}
          wasUndone={wasUndone}
          review={review}
          onNext={nextNeeding}
        />
      }
    >
      <div className={classes.main}>
        <BulkHead bulk={bulk} filter={filter} onFilter={setFilter} />
        {isInTab && <Note kind="problem">{t('inTab')}</Note>}
        <RowTable
          ref={table}
          bulk={bulk}
          states={shown}
          current={current}
          onCurrent={setCurrent}
          onStep={step}
        />
        {shown.length === 0 && states.length > 0 && <p className="cp-dim">{t('noneShown')}</p>}
      </div>
      <aside className={classes.side}>
        <ListTicket bulk={bulk} ready={ready} onStep={step} />
        {ready.length > maxSentLines && (
          <SplitNote
            isSplit={decisions.split === true}
            onSplit={(isSplit) => step({ split: isSplit || undefined })}
          />
        )}
        {!namesDevices(list) && columns}
        <AnswersForAll bulk={bulk} onStep={step} />
        <ConditionWords bulk={bulk} onStep={step} />
        {namesDevices(list) && columns}
      </aside>
    </FlowFrame>
  )
}

/**
 * True if a column holds devices according to its heading, or there are no headings; otherwise the user
 * chooses the columns first.
 */
function namesDevices({ columns }: BulkList): boolean {
  return !columns || columns.has.some((column) => column && ['device', 'imei', 'serial'].includes(column))
}

/** Note that one quote cannot be sent with this many devices, with the option of several quotes. */
function SplitNote({
  isSplit,
  onSplit,
}: {
  readonly isSplit: boolean
  readonly onSplit: (isSplit: boolean) => void
}) {
  const t = useTranslations('bulk')
  return (
    <Note kind="money">
      <p>{t('tooManyToSend', { most: maxSentLines })}</p>
      <label className={classes.split}>
        <input
          type="checkbox"
          checked={isSplit}
          onChange={({ currentTarget }) => onSplit(currentTarget.checked)}
        />
        {t('split', { most: maxSentLines })}
      </label>
    </Note>
  )
}
