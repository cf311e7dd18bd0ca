import { Button, FileButton, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { TableProblem } from '@costard/contract/tables'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../../../team-context.ts'
import { FlowFrame } from '../../../flow/flow-frame.tsx'
import { customerOf } from '../../counter-draft.ts'
import { useCounterDraft } from '../../stored-draft.ts'
import { type BulkList, freshProgress, maxRows } from '../bulk-list.ts'
import { CustomerChoice } from '../customer-choice.tsx'
import classes from './start-list.module.css'
import { listOf } from './list-of.ts'
import { useStoredList } from './stored-list.ts'

/** First step: paste a list, or choose a file. */
export function StartList({ before }: { readonly before: BulkList | undefined }) {
  const t = useTranslations('bulk.start')
  const counter = useTranslations('counter')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const { start } = useStoredList()
  const [draft] = useCounterDraft()
  const [customer, setCustomer] = useState(() => (draft.saved ? null : customerOf(draft)))
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<TableProblem>()
  const read = async (file: File | string) => {
    if (isReading) return
    setReading(true)
    setProblem(undefined)
    const list = await listOf(file).finally(() => setReading(false))
    if (typeof list === 'string') return setProblem(list)
    const progress = freshProgress(list.id)
    const isStored = start(list, customer ? { ...progress, decisions: { customer } } : progress)
    await navigate(paths.bulkQuote(teamId), { replace: before === undefined, state: { isInTab: !isStored } })
  }
  const hasText = text.trim() !== ''
  useScreenKeys([['mod+Enter', () => hasText && void read(text)]], [])
  return (
    <FlowFrame
      step="paste"
      state={counter('notSaved')}
      leaveTo={paths.quotes(teamId)}
      width="narrow"
      aside={<CustomerChoice customer={customer} onChange={setCustomer} />}
      foot={
        <>
          <span className={classes.grow} />
          <ActionButton
            size="md"
            isRunning={isReading}
            label={t('read')}
            running={t('reading')}
            disabled={!hasText && !isReading}
            onClick={() => void read(text)}
          />
        </>
      }
    >
      <div
        className={classes.start}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) void read(file)
        }}
      >
        <h1>{t('title')}</h1>
        <p className="cp-dim">{t('lead', { rows: maxRows })}</p>
        {problem && <Note kind="problem">{t(`problem.${problem}`, { rows: maxRows })}</Note>}
        {before && (
          <Note
            kind="news"
            action={
              <Button component={Link} to={paths.bulkQuote(teamId)} variant="default" size="xs">
                {t('goOn')}
              </Button>
            }
          >
            {t('before', { rows: before.rows.length })}
          </Note>
        )}
        <Textarea
          label={t('field')}
          classNames={{ input: 'cp-mono' }}
          placeholder={t('example')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          rows={14}
          autoFocus
          spellCheck={false}
          autoCapitalize="off"
        />
        <div className="cp-row cp-wrap cp-gap-12">
          <FileButton
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,text/csv"
            onChange={(file) => file && void read(file)}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<Icon of={IconFileUpload} size={18} />}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
          <span className="cp-dim">{t(isOver ? 'drop' : 'kinds')}</span>
        </div>
      </div>
    </FlowFrame>
  )
}
