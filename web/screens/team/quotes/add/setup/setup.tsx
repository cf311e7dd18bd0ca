import type { CatalogId } from '@costard/contract'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ColleagueFaces } from '#live/colleague-faces.tsx'
import { useAnnouncePresence } from '#live/presence.ts'
import { useMoney } from '#messages/use-money.ts'
import { useSignedIn } from '#session/session-context.ts'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { PageLoader } from '#ui/layout/page-loader.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { DeviceHistory } from '../../../device-checks/device-history.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { setupAddress, setupEntry } from '../setup-address.ts'
import { useCounterDraft } from '../stored-draft.ts'
import { DeviceChecks } from './checks/device-checks.tsx'
import { useLineChecks } from './checks/use-line-checks.ts'
import { DeviceHead } from './device/device-head.tsx'
import { DeviceTwice } from './device/device-twice.tsx'
import { GoneKeys } from './draft/gone-keys.tsx'
import { HeldPanel, useQuestionToManager } from './price/held-panel.tsx'
import { HowOffered } from './price/how-offered.tsx'
import { LineCards } from './device/line-cards.tsx'
import { NoteField } from './device/note-field.tsx'
import { OtherWayButton } from './answers/other-way-button.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { QuantityField } from './device/quantity-field.tsx'
import { QuestionList } from './answers/question-list.tsx'
import { SavedDraftNote } from './draft/saved-draft-note.tsx'
import { SetupFoot } from './setup-foot.tsx'
import { netOf } from './price/standing-price.ts'
import { Stopped } from './device/stopped.tsx'
import { type DraftLine, isStopped, type LineForm, useLines } from './draft/use-lines.ts'
import { useOpenQuestion } from './answers/use-open-question.ts'
import { useSaveQuote } from './draft/use-save-quote.ts'
import { useReviewCode } from './use-review-code.ts'
import { useWaysOut } from './use-ways-out.ts'
import classes from './setup-screen.module.css'

/**
 * The setup of all lines of the draft; the current one is the given line, otherwise the first of the catalog,
 * otherwise the first.
 */
export function Setup({
  catalogId,
  lineId,
}: {
  readonly catalogId: CatalogId
  readonly lineId: string | undefined
}) {
  const t = useTranslations('counter.setup')
  const { id: teamId } = useTeam()
  const lines = useLines()
  const all = (lines ?? []).flatMap(({ line }) => (line ? [line] : []))
  const line =
    all.find(({ device }) => device.id === lineId) ??
    all.find(({ setup }) => setup.catalogId === catalogId) ??
    all[0]
  useAddressOf(line)
  if (!lines) return <PageLoader />
  if (line) return <SetupOfLine lines={lines} line={line} />
  const hasLines = lines.length > 0
  return (
    <PlainFrame>
      <Message
        title={t(hasLines ? 'noCatalogYet' : 'noLines')}
        level={1}
        action={
          <Button component={Link} to={hasLines ? paths.chooseCatalogs(teamId) : paths.identify(teamId)}>
            {t(hasLines ? 'toCatalogs' : 'addDeviceLabel')}
          </Button>
        }
      >
        {t(hasLines ? 'noCatalogYetHelp' : 'noLinesHelp')}
      </Message>
    </PlainFrame>
  )
}

/** Replaces the address when the catalog of the current line changes, also from another tab. */
function useAddressOf(line: LineForm | undefined): void {
  const { id: teamId } = useTeam()
  const [draft] = useCounterDraft()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const address = line && setupAddress(teamId, draft, line.setup.catalogId)
  const follow = useEffectEvent(() => {
    if (!line || address === undefined || address === pathname) return
    void navigate(address, { replace: true, state: state ?? setupEntry(draft, line.device.id) })
  })
  useEffect(() => follow(), [address])
}

function SetupOfLine({ lines, line }: { readonly lines: readonly DraftLine[]; readonly line: LineForm }) {
  const t = useTranslations('counter')
  const live = useTranslations('live.offline')
  const team = useTeam()
  const [{ saved }] = useCounterDraft()
  const open = useOpenQuestion(line)
  const checks = useLineChecks(line)
  const save = useSaveQuote(lines)
  const ways = useWaysOut(line, checks, open)
  const { user } = useSignedIn()
  const { document, device } = line
  const money = useMoney(document.pricing.currency)
  useAnnouncePresence(team.id, saved?.quoteId, user)
  useReviewCode()
  const net = netOf(
    lines.map((one) => one.line),
    team,
  )
  const mayRelease = useMay('quote.override')
  const manager = useQuestionToManager()
  const isHeldHere = line.result.outcome === 'review'
  const release = isHeldHere ? () => (mayRelease ? save.run() : save.ask(manager.question)) : undefined
  const goOn = release ?? save.run
  const isPhone = useScreenSize() === 'phone'
  const hasNumber = device.imei !== undefined || device.serial !== undefined
  return (
    <FlowFrame
      step="setup"
      number={saved?.number}
      state={t(saved ? 'changing' : 'notSaved')}
      leaveTo={paths.quotes(team.id)}
      aside={saved && <ColleagueFaces quoteId={saved.quoteId} />}
      offline={
        net === null || net === 0 ? live('flow') : live('flowPrice', { price: money.full(Math.abs(net)) })
      }
      links={{ identify: paths.identify(team.id), catalogs: paths.chooseCatalogs(team.id) }}
      // Always visible: the reason is shown beside the price and the ways out.
      footNote={
        isPhone && isStopped(line) ? (
          <div className={classes.note}>
            <Stopped document={document} line={line} checks={checks} ways={ways} />
            {save.problem}
          </div>
        ) : (
          save.problem
        )
      }
      foot={<SetupFoot lines={lines} line={line} open={open} save={save} ways={ways} onRelease={release} />}
    >
      <div className={classes.main}>
        {saved && <SavedDraftNote key={saved.quoteId} lines={lines} saved={saved} />}
        {lines.length > 1 && <LineCards lines={lines} current={line} />}
        <DeviceHead line={line} isOnly={lines.length === 1} />
        <DeviceTwice lines={lines} line={line} />
        <GoneKeys line={line} />
        <QuestionList key={device.id} document={document} line={line} open={open} onReview={goOn} />
        {/* Below the questions, since the first question is at the top of every screen. */}
        <div className={classes.after}>
          <OtherWayButton key={`way ${device.id}`} line={line} />
          {!hasNumber && <QuantityField key={`quantity ${device.id}`} line={line} />}
          {lines.length > 1 && <HowOffered key={`offered ${device.id}`} line={line} lines={lines} />}
          <DeviceChecks key={`checks ${device.id}`} checks={checks} />
          <DeviceHistory imei={device.imei} serial={device.serial} exceptQuoteId={saved?.quoteId} />
          <NoteField key={`note ${device.id}`} line={line} />
        </div>
      </div>
      <PricePanel
        lines={lines}
        line={line}
        stopped={
          isHeldHere ? (
            <>
              {/* On a phone the reasons are in the footer. */}
              {!isPhone && <HeldPanel line={line} checks={checks} ways={ways} open={open} />}
              {!mayRelease && manager.field}
            </>
          ) : (
            // On a phone it is in the footer.
            !isPhone && <Stopped document={document} line={line} checks={checks} ways={ways} />
          )
        }
      />
    </FlowFrame>
  )
}
