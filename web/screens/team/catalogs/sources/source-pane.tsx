import type { HoldReason, PriceSource, TeamId } from '@costard/contract'
import { Button, CloseButton, FileButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHandStop, IconRefresh, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { managedCatalogsQuery } from '../../team-queries.ts'
import { useTeam } from '../../team-context.ts'
import { RemoveSource } from './remove-source.tsx'
import { SourceDialog } from './source-dialog.tsx'
import { SourceProblem } from './source-problem.tsx'
import classes from './sources.module.css'
import { useSourceChange } from './use-source-change.ts'

/** A price source: why its list is held, how it arrives, and the available actions. */
export function SourcePane({
  source,
  onClose,
}: {
  readonly source: PriceSource
  readonly onClose: () => void
}) {
  const t = useTranslations('priceSources')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const { id: sourceId, url, isOn, isReading, lastRun } = source
  const [isEditing, editing] = useDisclosure(false)
  const [isRemoving, removing] = useDisclosure(false)
  const run = useSourceChange(() => api.priceSources.run({ teamId, sourceId }))
  const turn = useSourceChange(() => api.priceSources.edit({ teamId, sourceId, isOn: !isOn }))
  const upload = useSourceChange((file: File) =>
    api.priceSources.upload({
      params: { teamId, sourceId },
      query: { name: file.name.slice(0, 120) },
      body: file,
    }),
  )
  const navigate = useNavigate()
  const isHeld = lastRun?.outcome === 'held' && !isReading
  useKeys({
    r: () => url !== null && !isReading && !run.isRunning && run.run(),
    p: () => !turn.isRunning && turn.run(),
  })
  useScreenKeys([
    [
      'Enter',
      (event: KeyboardEvent) => {
        // A focused button or link handles the key itself; the row only selects the source.
        const control = event.target instanceof Element ? event.target.closest('a, button, summary') : null
        if (!isHeld || isEditing || isRemoving || (control && !control.hasAttribute('aria-current'))) return
        event.preventDefault()
        void navigate(lookAt(teamId, source))
      },
      { preventDefault: false },
    ],
  ])
  return (
    <aside className={classes.pane} aria-label={source.name}>
      <header>
        <h2>{source.name}</h2>
        <CloseButton aria-label={common('close')} onClick={onClose} />
      </header>
      {isHeld && <Held source={source} />}
      {lastRun?.excerpt ? <blockquote>{lastRun.excerpt}</blockquote> : null}
      <SourceProblem error={run.error ?? upload.error ?? turn.error} />
      <HowItComes source={source} onEdit={editing.open} />
      <div className={classes.actions}>
        {url === null ? (
          <FileButton onChange={(file) => file && upload.run(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={upload.isRunning}
                leftSection={<Icon of={IconUpload} size={16} />}
              >
                {t('upload')}
              </Button>
            )}
          </FileButton>
        ) : (
          <ActionButton
            variant="default"
            action={run}
            isRunning={run.isRunning || isReading}
            label={t('runNow')}
            running={t('state.reading')}
            rightSection={<ButtonKeys keys="R" />}
            icon={<Icon of={IconRefresh} size={16} />}
          />
        )}
        <ActionButton
          variant="default"
          action={turn}
          label={t(isOn ? 'pause' : 'goOn')}
          running={common('saving')}
          rightSection={<ButtonKeys keys="P" />}
        />
        <Button variant="subtle" color="red" onClick={removing.open}>
          {t('remove')}
        </Button>
      </div>
      {isEditing && <SourceDialog source={source} onClose={editing.close} />}
      {isRemoving && <RemoveSource source={source} onClose={removing.close} onRemoved={onClose} />}
    </aside>
  )
}

/** Returns the address for reviewing the last list of a source. */
function lookAt(teamId: TeamId, { id, catalogId }: PriceSource): string {
  return `${paths.importPrices(teamId, catalogId)}?source=${id}`
}

/** Each reason for which the last list is held, with its largest example, and the possible answers. */
function Held({ source }: { readonly source: PriceSource }) {
  const { id: sourceId, lastRun } = source
  const t = useTranslations('priceSources')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const runId = lastRun?.id ?? ('' as NonNullable<typeof lastRun>['id']) // shown only for a held run
  const release = useSourceChange(() => api.priceSources.release({ teamId, sourceId, runId }))
  const leaveOut = useSourceChange(() => api.priceSources.leaveOut({ teamId, sourceId, runId }))
  const reasons = lastRun?.reasons ?? []
  const asks = reasons.some(({ why }) => why === 'question')
  return (
    <section className={classes.held} aria-labelledby="held">
      <h3 id="held">
        <Icon of={IconHandStop} size={16} /> {t('heldTitle')}
      </h3>
      <ul>
        {reasons.map((reason) => (
          <Reason key={reason.why} reason={reason} />
        ))}
      </ul>
      <SourceProblem error={release.error ?? leaveOut.error} />
      <div className={classes.actions}>
        <Button
          component={Link}
          to={lookAt(teamId, source)}
          variant={asks ? 'filled' : 'default'}
          rightSection={<ButtonKeys keys="Enter" />}
        >
          {t('look')}
        </Button>
        {!asks && <ActionButton action={release} label={t('release')} running={common('saving')} />}
        <ActionButton variant="default" action={leaveOut} label={t('leaveOut')} running={common('saving')} />
      </div>
      <p className="cp-dim">{t('heldNote')}</p>
    </section>
  )
}

function Reason({ reason: { why, count, examples } }: { readonly reason: HoldReason }) {
  const t = useTranslations('priceSources')
  const { currency } = useTeam()
  const money = useMoney(currency)
  const amount = (minor: number | null) => (minor === null ? '–' : money.full(minor))
  return (
    <li>
      <details>
        <summary>
          <strong>{t(`reason.${why}`, { count })}</strong>
        </summary>
        <ul>
          {examples.map(({ name, beforeMinor, afterMinor, ownMinor }) => (
            <li key={name}>
              {afterMinor === null
                ? name
                : t('move', {
                    name,
                    before: amount(beforeMinor),
                    after: amount(afterMinor),
                    own: amount(ownMinor),
                  })}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function HowItComes({ source, onEdit }: { readonly source: PriceSource; readonly onEdit: () => void }) {
  const t = useTranslations('priceSources')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const { data: catalogs } = useQuery(managedCatalogsQuery(teamId))
  const catalog = catalogs?.find(({ id }) => id === source.catalogId)
  const { url, header, readAt, fills, hint, maxMoveBp, maxFewerBp } = source
  const share = (bp: number) => format.percent(bp)
  const look = lookAt(teamId, source)
  const catalogName = Object.values(catalog?.name ?? {})[0] ?? ''
  const facts: readonly (readonly [string, string])[] = [
    [t('field.address'), url ?? source.fileName ?? t('byHand')],
    ...(header ? [[t('field.key'), t('keyEnds', header)] as const] : []),
    [t('field.readAt'), readAt === null ? t('byHand') : `${readAt}, ${timeZone}`],
    [
      t('field.fills'),
      fills === 'hint' ? t('fillsHint', { hint }) : t('fillsDraftOf', { catalog: catalogName }),
    ],
    [t('field.holds'), t('holdsAt', { move: share(maxMoveBp), fewer: share(maxFewerBp) })],
    ...(source.inForceBp === null ? [] : [[t('field.inForce'), share(source.inForceBp)] as const]),
  ]
  return (
    <section className={classes.card} aria-labelledby="comes">
      <header>
        <h3 id="comes">{t('howItComes')}</h3>
        <Button variant="subtle" size="xs" onClick={onEdit}>
          {t('edit')}
        </Button>
      </header>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source.fileName !== null || source.lastRun ? (
        <Link to={look}>{t(source.hasShape ? 'columns' : 'sayColumns')}</Link>
      ) : null}
    </section>
  )
}
