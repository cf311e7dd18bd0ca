import type { CatalogId } from '@costard/contract'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { useMoney } from '#messages/use-money.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/message.tsx'
import { PageLoader } from '#ui/page-loader.tsx'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { DeviceHistory } from '../../../device-checks/device-history.tsx'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { useCounterDraft } from '../counter-draft.ts'
import { catalogQuery } from '../catalog-query.ts'
import { DeviceChecks } from './checks/device-checks.tsx'
import { useLineChecks } from './checks/use-line-checks.ts'
import { DeviceHead } from './device-head.tsx'
import { PickVariant } from './pick-variant.tsx'
import { PricePanel } from './price-panel.tsx'
import { QuestionList } from './question-list.tsx'
import { SavedDraftNote } from './saved-draft-note.tsx'
import { SetupFoot } from './setup-foot.tsx'
import { netOf } from './standing-price.ts'
import { Stopped } from './stopped.tsx'
import { isStopped, useLines } from './use-lines.ts'
import { useOpenQuestion } from './use-open-question.ts'
import { useSaveQuote } from './use-save-quote.ts'
import { useWaysOut } from './use-ways-out.ts'
import classes from './setup-screen.module.css'

/** Third step: answer the catalog's questions while the price and its explanation update. */
export function SetupScreen() {
  const { gid, '*': rest = '' } = useParams()
  const variantIds = useMemo(() => rest.split('/').filter(Boolean), [rest])
  return (
    <Suspense fallback={<PageLoader />}>
      <Setup key={rest} catalogId={gid as CatalogId} variantIds={variantIds} />
    </Suspense>
  )
}

function Setup({
  catalogId,
  variantIds,
}: {
  readonly catalogId: CatalogId
  readonly variantIds: readonly string[]
}) {
  const t = useTranslations('counter')
  const team = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, catalogId))
  const [{ saved }] = useCounterDraft()
  const lines = useLines(document, variantIds)
  const [place, setPlace] = useState(0)
  const line = lines[Math.min(place, lines.length - 1)]
  const open = useOpenQuestion(line)
  const checks = useLineChecks(document, line)
  const save = useSaveQuote(document, lines)
  const live = useTranslations('live.offline')
  const { user } = useSignedIn()
  const money = useMoney(document.pricing.currency)
  useAnnouncePresence(team.id, saved?.quoteId, user)
  const net = netOf(lines)
  const isPhone = useScreenSize() === 'phone'
  const ways = useWaysOut(lines, line, checks, open)
  const frame = {
    step: 'setup' as const,
    number: saved?.number,
    state: t(saved ? 'changing' : 'notSaved'),
    leaveTo: paths.quotes(team.id),
    aside: saved && <ColleagueFaces quoteId={saved.quoteId} />,
    offline:
      net === null || net === 0 ? live('flow') : live('flowPrice', { price: money.full(Math.abs(net)) }),
    links: { identify: paths.identify(team.id), catalogs: paths.chooseCatalogs(team.id) },
  }
  if (variantIds.length === 0)
    return (
      <FlowFrame {...frame} width="narrow" foot={<BackToCatalogs />}>
        <PickVariant document={document} />
      </FlowFrame>
    )
  // A device that the catalog does not include has no line: saving would drop it.
  if (!line || lines.length < variantIds.length)
    return (
      <FlowFrame {...frame} width="narrow" foot={<BackToCatalogs />}>
        <Message title={t('catalogs.none')}>{t('catalogs.noneHelp')}</Message>
      </FlowFrame>
    )
  return (
    <FlowFrame
      {...frame}
      footNote={save.problem}
      foot={<SetupFoot lines={lines} line={line} open={open} save={save} ways={ways} />}
    >
      <div className={classes.main}>
        {saved && <SavedDraftNote key={saved.quoteId} lines={lines} saved={saved} />}
        <DeviceHead document={document} lines={lines} line={line} onLine={setPlace} />
        <div className={classes.before}>
          <DeviceHistory imei={line.device.imei} serial={line.device.serial} exceptQuoteId={saved?.quoteId} />
        </div>
        <DeviceChecks key={`checks ${line.device.id}`} checks={checks} />
        <QuestionList
          key={line.device.id}
          document={document}
          line={line}
          open={open}
          onReview={save.run}
          note={
            isPhone &&
            isStopped(line) && (
              <div className={classes.note}>
                <Stopped document={document} line={line} checks={checks} ways={ways} />
              </div>
            )
          }
        />
      </div>
      {isPhone && isStopped(line) ? null : (
        <PricePanel document={document} lines={lines} line={line} checks={checks} ways={ways} />
      )}
    </FlowFrame>
  )
}

function BackToCatalogs() {
  const t = useTranslations('counter.setup')
  const { id } = useTeam()
  return (
    <Button component={Link} to={paths.chooseCatalogs(id)} variant="default" size="md">
      {t('back')}
    </Button>
  )
}
