import { findDevice, identify, type Silhouette } from '@costard/devices'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowRight, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useScreenSize } from '#ui/use-screen-size.ts'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { useCounterDraft } from '../counter-draft.ts'
import { BrowseFamilies } from './browse-families.tsx'
import { ScanDialog } from './camera/scan-dialog.tsx'
import { CounterList } from './counter-list.tsx'
import { DeviceResults } from './device-results.tsx'
import { FamilyModels } from './family-models.tsx'
import { IdentifyField } from './identify-field.tsx'
import classes from './identify-screen.module.css'
import { LastScanned } from './last-scanned.tsx'
import { NumberNote } from './number-note.tsx'
import { ScanNews } from './scan-news.tsx'
import type { PickedDevice } from './use-add-device.ts'
import { useIdentify } from './use-identify.ts'
import { usePictureDrop } from './use-picture-drop.ts'

const nothingFound = identify('')

/** First step: find what is on the counter, from whatever the person has. */
export function IdentifyScreen() {
  const t = useTranslations('counter')
  const team = useTeam()
  const navigate = useNavigate()
  const [draft] = useCounterDraft()
  const [silhouette, setSilhouette] = useState<Silhouette | null>(null)
  const [isScanning, setScanning] = useState(false)
  const desk = useIdentify(() => setScanning(false))
  const field = useRef<HTMLInputElement>(null)
  const isPhone = useScreenSize() === 'phone'
  const isDragging = usePictureDrop((file) => {
    setScanning(false)
    void desk.readPicture(file)
  })
  const next = () => navigate(paths.chooseCatalogs(team.id))
  useHotkeys([['mod+Enter', () => draft.devices.length > 0 && next()]], [])
  const add = (picked: PickedDevice) => {
    desk.add(picked)
    setSilhouette(null)
  }
  const isSearching = desk.text.trim() !== ''

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
            className={classes.next}
            size="md"
            rightSection={<IconArrowRight size={18} stroke={1.75} />}
            disabled={draft.devices.length === 0}
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
          text={desk.text}
          onText={desk.type}
          onCamera={() => setScanning(true)}
          found={desk.found}
        />
        <ScanDialog
          isOpen={isScanning}
          close={() => setScanning(false)}
          returnsFocus={!isSearching}
          onText={(text) => {
            setScanning(false)
            desk.type(text)
            // Enter adds the device; on a phone the field would bring up the keyboard.
            if (!isPhone) field.current?.focus()
          }}
        />
        {isDragging && (
          <p className={classes.dropHere}>
            <IconPhoto size={18} stroke={1.75} /> {t('identify.dropHere')}
          </p>
        )}
        <ScanNews news={desk.news} onUndo={desk.undo} onTakeUp={desk.type} onGiveNumber={desk.giveNumber} />
        <NumberNote
          found={desk.found}
          onHold={desk.held[0] ?? null}
          onHoldChange={desk.hold}
          onUsed={() => desk.type('')}
        />
        {desk.held.slice(1).map((number) => (
          <NumberNote
            key={number.kind}
            found={nothingFound}
            onHold={number}
            onHoldChange={() => desk.drop(number)}
            onUsed={() => {}}
          />
        ))}
        {isSearching && (
          <DeviceResults
            text={desk.text}
            found={desk.found}
            onAdd={add}
            settling={desk}
            onAddUnlisted={() => desk.addUnlisted(desk.text.trim())}
          />
        )}
        <BrowseFamilies
          chosen={isSearching ? null : silhouette}
          onChoose={(chosen) => {
            setSilhouette(chosen)
            desk.type('')
          }}
        />
        {!isSearching && silhouette && (
          <FamilyModels
            key={silhouette}
            silhouette={silhouette}
            onAdd={add}
            settling={desk}
            onClose={() => setSilhouette(null)}
          />
        )}
      </div>
      <aside className={classes.side}>
        <CounterList />
        <LastScanned onPick={(deviceKey) => desk.type(findDevice(deviceKey)?.name ?? '')} />
      </aside>
    </FlowFrame>
  )
}
