import { minAnswersForShares } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { BarRow } from './bar-row.tsx'
import { Panel } from './panel.tsx'

/** Number of quotes accepted of those sent, by a property of the quotes. Groups with few quotes have no share. */
export function WonPanel({
  title,
  text,
  column,
  groups,
  isTooFew,
  isWide = false,
  none,
}: {
  readonly title: string
  readonly text: string
  /** Heading of the names. */
  readonly column: string
  /** `to` leads to the quotes of the group, if a list can show them. */
  readonly groups: readonly {
    readonly key: string
    readonly name: string
    readonly sent: number
    readonly accepted: number
    readonly to?: string
  }[]
  readonly isTooFew: boolean
  readonly isWide?: boolean
  /** Text without groups. */
  readonly none: string
}) {
  const t = useTranslations('dashboard.won')
  const common = useTranslations('dashboard')
  const format = useFormatter()
  const percent = (share: number | undefined) => (share === undefined ? '' : format.share(share))
  const rows = groups.map((one) => ({
    ...one,
    share: isTooFew || one.sent < minAnswersForShares ? undefined : one.accepted / one.sent,
    count: common('figure.of', { count: one.accepted, all: one.sent }),
  }))
  const bars = rows.map(({ key, name, share, count, to }) => ({
    key,
    name,
    ...(to !== undefined && { to }),
    share,
    color: 'won' as const,
    figure: percent(share),
    detail: count,
  }))
  return (
    <Panel
      title={title}
      text={isTooFew ? common('tooFew') : text}
      isWide={isWide}
      head={[column, t('accepted'), t('sent'), ...(isTooFew ? [] : [t('share')])]}
      rows={rows.map(({ key, name, accepted, sent, share }) => ({
        key,
        cells: [name, format.number(accepted), format.number(sent), ...(isTooFew ? [] : [percent(share)])],
        values: [name, accepted, sent, ...(isTooFew ? [] : [share ?? ''])],
      }))}
      picture={{ bars }}
    >
      {bars.map(({ key, ...bar }) => (
        <BarRow key={key} {...bar} />
      ))}
      {rows.length === 0 && <p className="cp-dim">{none}</p>}
    </Panel>
  )
}
