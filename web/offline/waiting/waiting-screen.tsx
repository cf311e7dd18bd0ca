import { Button } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useIsOffline } from '#live/live-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { Message } from '#ui/notes/message.tsx'
import { saveFile } from '#ui/save-file.ts'
import { PageHeader } from '../../screens/team/shell/page-header.tsx'
import { useTeam } from '../../screens/team/team-context.ts'
import { keptLimits } from '../kept/kept-limits.ts'
import { type Entry, isOpen } from '../queue/entry.ts'
import type { Queue } from '../queue/queue.ts'
import { decided } from '../queue/send-entries.ts'
import { ArrivedEntry } from './arrived-entry.tsx'
import { BackBar } from './back-bar.tsx'
import { EntryCard } from './entry-card.tsx'
import { useClockWords } from '../clock/clock-words.ts'
import { waitingAgain } from './mended.ts'
import { useQueue } from './use-queue.ts'
import { fileOf } from './waiting-file.ts'
import classes from './waiting.module.css'

/**
 * Quotes made offline on this device: those that need a decision, those to be sent, and those that arrived.
 */
export function OfflineWaitingScreen() {
  const opened = useQueue()
  if (!opened) return <PageLoader />
  return <Waiting queue={opened.queue} all={opened.entries} />
}

function Waiting({ queue, all }: { readonly queue: Queue; readonly all: readonly Entry[] }) {
  const t = useTranslations('offline')
  const team = useTeam()
  const isOffline = useIsOffline()
  const entries = all.filter(({ teamId }) => teamId === team.id)
  const open = entries.filter(isOpen)
  const [needYou, waiting] = [
    open.filter(({ state }) => state !== 'waiting'),
    open.filter(({ state }) => state === 'waiting'),
  ]
  const arrived = entries.filter((entry) => !isOpen(entry)).reverse()
  const decide = async (id: string, by: (entry: Entry) => Entry) => {
    await queue.entries.change(id, by)
    await queue.send()
  }
  const tryAll = async () => {
    for (const { id } of open.filter(({ state }) => state === 'refused'))
      await queue.entries.change(id, waitingAgain)
    await queue.send()
  }
  const exportFile = () => {
    if (open.length > 0) saveFile(fileOf(open))
  }
  useKeys({ r: () => void tryAll(), e: exportFile })
  const card = (entry: Entry) => (
    <EntryCard
      key={entry.id}
      entry={entry}
      isNext={entry === waiting[0]}
      onDecide={(choice) => void decide(entry.id, (now) => decided(now, choice))}
      onChange={(by) => void decide(entry.id, by)}
      onWithdraw={() => void queue.entries.remove(entry.id)}
    />
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          open.length > 0 && (
            <Button
              variant="default"
              leftSection={<Icon of={IconDownload} size={18} />}
              onClick={exportFile}
              aria-keyshortcuts="E"
            >
              {t('export')}
            </Button>
          )
        }
      />
      <div className={classes.body}>
        <p className="cp-dim">{t('lead')}</p>
        <div className={classes.page}>
          <div>
            {!isOffline && <BackBar entries={entries} />}
            {open.length === 0 && <Message title={t('empty')} />}
            {open.length > 0 && (
              <ul className={`${classes.list} cp-card`}>
                {needYou.map(card)}
                {waiting.map(card)}
              </ul>
            )}
            {arrived.length > 0 && (
              <>
                <h2>{t('arrived')}</h2>
                <ul className={`${classes.list} cp-card`}>
                  {arrived.map((entry) => (
                    <ArrivedEntry key={entry.id} entry={entry} />
                  ))}
                </ul>
              </>
            )}
          </div>
          <ThisDevice queue={queue} count={open.length} onTryAll={() => void tryAll()} />
        </div>
      </div>
    </>
  )
}

const mb = 1024 * 1024

function ThisDevice({
  queue,
  count,
  onTryAll,
}: {
  readonly queue: Queue
  readonly count: number
  readonly onTryAll: () => void
}) {
  const t = useTranslations('offline')
  const format = useFormatter()
  const { maxEntries, maxEntryBytes, warnsFrom } = keptLimits
  const clock = useClockWords()
  const megabytes = format.number(Math.ceil((queue.entries.bytes() / mb) * 10) / 10)
  return (
    <aside className={classes.aside}>
      <section className={`${classes.device} cp-card`}>
        <h2>{t('device')}</h2>
        <dl>
          <dt>{t('waiting')}</dt>
          <dd>
            {t('room', {
              count: String(count),
              most: String(maxEntries),
              mb: megabytes,
              mostMb: String(maxEntryBytes / mb),
            })}
          </dd>
          <dt>{t('clock')}</dt>
          <dd>{clock}</dd>
          <dt>{t('kept')}</dt>
          <dd>{t('keptUntil')}</dd>
        </dl>
        {count >= warnsFrom && <p role="alert">{t('roomLeft', { count: String(maxEntries - count) })}</p>}
        {count > 0 && (
          <Button
            variant="default"
            fullWidth
            leftSection={<Icon of={IconRefresh} size={18} />}
            onClick={onTryAll}
            aria-keyshortcuts="R"
          >
            {t('tryAll')}
          </Button>
        )}
      </section>
      <section className={`${classes.device} cp-card`}>
        <h2>{t('never')}</h2>
        <p>{t('neverOne')}</p>
        <p>{t('neverTwo')}</p>
      </section>
    </aside>
  )
}
