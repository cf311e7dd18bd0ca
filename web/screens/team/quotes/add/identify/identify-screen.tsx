import { findDevice, identify, type Silhouette } from '@costard/devices'
import { trialNumber } from '@costard/quotes'
import { Button } from '@mantine/core'
import { IconArrowRight, IconPhoto } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow/flow-frame.tsx'
import { OnlyWhoMayQuote } from '../only-who-may-quote.tsx'
import { emptyDraft } from '../counter-draft.ts'
import { useCounterDraft } from '../stored-draft.ts'
import { BrowseFamilies } from './browse/browse-families.tsx'
import { ScanDialog } from './camera/scan-dialog.tsx'
import { CounterList } from './counter-list.tsx'
import { DeviceResults } from './results/device-results.tsx'
import { FamilyModels } from './browse/family-models.tsx'
import { IdentifyField } from './field/identify-field.tsx'
import classes from './identify-screen.module.css'
import { LastScanned } from './scans/last-scanned.tsx'
import { NumberNote } from './field/number-note.tsx'
import { OnQuoteAlready } from './results/on-quote-already.tsx'
import { numbersIn } from './field/pending-number.ts'
import { ScanFeedback } from './scans/scan-feedback.tsx'
import type { PickedDevice } from './use-add-device.ts'
import { useIdentify } from './use-identify.ts'
import { usePictureDrop } from './field/use-picture-drop.ts'

const nothingFound = identify('')

/** First step: identify the devices. */
export function IdentifyScreen() {
  return (
    <OnlyWhoMayQuote>
      <Identify />
    </OnlyWhoMayQuote>
  )
}

/** The app shortcut of the installed app opens the camera. */
function useOpensScanner(): boolean {
  return useSearchParams()[0].has('scan')
}

function Identify() {
  const t = useTranslations('counter')
  const team = useTeam()
  const navigate = useNavigate()
  const [draft] = useCounterDraft()
  const [silhouette, setSilhouette] = useState<Silhouette | null>(null)
  const [isScanning, setScanning] = useState(useOpensScanner())
  const state = useIdentify(() => setScanning(false))
  const field = useRef<HTMLInputElement>(null)
  const isPhone = useScreenSize() === 'phone'
  const isDragging = usePictureDrop((file) => {
    setScanning(false)
    void state.readPicture(file)
  })
  const next = () => navigate(paths.chooseCatalogs(team.id))
  useScreenKeys([['mod+Enter', () => draft.lines.length > 0 && next()]], [])
  const { goesOn, noteAdded } = useFocusAfterAdding(draft.lines.length)
  const add = (picked: PickedDevice) => {
    const line = state.add(picked)
    setSilhouette(null)
    noteAdded()
    return line
  }
  const isSearching = state.text.trim() !== ''
  useLeaveTrial()

  return (
    <FlowFrame
      step="identify"
      number={draft.saved?.number}
      state={draft.saved ? t('changing') : t('notSaved')}
      leaveTo={paths.quotes(team.id)}
      foot={
        <>
          <span className={`${classes.keeps} cp-dim cp-desk-only`}>{t('identify.keeps')}</span>
          <Button
            ref={goesOn}
            className={classes.next}
            size="md"
            rightSection={<IconArrowRight size={18} stroke={1.75} />}
            disabled={draft.lines.length === 0}
            onClick={next}
          >
            {t('identify.next')}
          </Button>
        </>
      }
    >
      <div className={classes.main}>
        <h1 className={classes.title}>{t('identify.title')}</h1>
        <IdentifyField
          ref={field}
          text={state.text}
          onText={state.type}
          onCamera={() => setScanning(true)}
          found={state.found}
        />
        <ScanDialog
          isOpen={isScanning}
          close={() => setScanning(false)}
          returnsFocus={!isSearching}
          onText={(text) => {
            setScanning(false)
            state.type(text)
            // Focus the field, so that Enter adds the device; on a phone that would open the keyboard.
            if (!isPhone) field.current?.focus()
          }}
        />
        {isDragging && (
          <p className={classes.dropHere}>
            <IconPhoto size={18} stroke={1.75} /> {t('identify.dropHere')}
          </p>
        )}
        <ScanFeedback
          feedback={state.feedback}
          onUndo={state.undo}
          onRestore={state.type}
          onAssignNumber={state.assignNumber}
        />
        <OnQuoteAlready numbers={[...numbersIn(state.found), ...state.pending]} />
        <NumberNotes state={state} />
        {isSearching && (
          <DeviceResults
            text={state.text}
            found={state.found}
            onAdd={add}
            settling={state}
            onAddUnlisted={() => state.addUnlisted(state.text.trim())}
          />
        )}
        <BrowseFamilies
          chosen={isSearching ? null : silhouette}
          onChoose={(chosen) => {
            setSilhouette(chosen)
            state.holdTyped()
          }}
        />
        <p>
          <Link className="cp-target" to={paths.bulkQuote(team.id)}>
            {t('identify.list')}
          </Link>
        </p>
        {!isSearching && silhouette && (
          <FamilyModels
            key={silhouette}
            silhouette={silhouette}
            onAdd={add}
            settling={state}
            onClose={() => setSilhouette(null)}
          />
        )}
      </div>
      <aside className="cp-column cp-gap-16">
        <CounterList />
        <LastScanned onPick={(deviceKey) => state.type(findDevice(deviceKey)?.name ?? '')} />
      </aside>
    </FlowFrame>
  )
}

/** Notes on each number that waits for a device; the first may still be in the field. */
function NumberNotes({ state }: { readonly state: ReturnType<typeof useIdentify> }) {
  return (
    <>
      <NumberNote
        found={state.found}
        pending={state.pending[0] ?? null}
        onPendingChange={state.setPending}
        onUsed={() => state.type('')}
      />
      {state.pending.slice(1).map((number) => (
        <NumberNote
          key={number.kind}
          found={nothingFound}
          pending={number}
          onPendingChange={() => state.drop(number)}
          onUsed={() => {}}
        />
      ))}
    </>
  )
}

/**
 * Focuses the button that continues after a device was added, since the pressed button is gone. Typing still
 * goes into the field.
 */
function useFocusAfterAdding(count: number) {
  const goesOn = useRef<HTMLButtonElement>(null)
  const wasAdded = useRef(false)
  useEffect(() => {
    if (wasAdded.current && count > 0) goesOn.current?.focus({ preventScroll: true })
    wasAdded.current = false
  }, [count])
  const noteAdded = () => {
    wasAdded.current = true
  }
  return { goesOn, noteAdded }
}

/**
 * Starts a new draft if the current one is a trial, which is saved on the server: devices identified now are
 * real.
 */
function useLeaveTrial(): void {
  const [draft, changeDraft] = useCounterDraft()
  const leaveTrial = useEffectEvent(() => {
    if (draft.saved?.number === trialNumber) changeDraft(emptyDraft)
  })
  useEffect(() => leaveTrial(), [])
}
