import { findDevice, identify, type Silhouette } from '@costard/devices'
import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useTeam } from '../../../team-context.ts'
import { FlowFrame } from '../../flow-frame.tsx'
import { useCounterDraft } from '../counter-draft.ts'
import { BrowseFamilies } from './browse-families.tsx'
import { CounterList } from './counter-list.tsx'
import { DeviceResults } from './device-results.tsx'
import classes from './identify-screen.module.css'
import { IdentifyField } from './identify-field.tsx'
import { LastScanned } from './last-scanned.tsx'
import { useAddDevice } from './use-add-device.ts'
import type { NumberOnHold } from './number-on-hold.ts'
import { NumberNote } from './number-note.tsx'

/** First step: find what is on the counter, from whatever the person has. */
export function Component() {
  const t = useTranslations('counter')
  const team = useTeam()
  const navigate = useNavigate()
  const [draft] = useCounterDraft()
  const addDevice = useAddDevice()
  const [text, setText] = useState('')
  const [silhouette, setSilhouette] = useState<Silhouette | null>(null)
  const [onHold, setOnHold] = useState<NumberOnHold | null>(null)
  const found = identify(text)
  const next = () => navigate(paths.chooseCatalogs(team.id))
  useHotkeys([['mod+Enter', () => draft.devices.length > 0 && next()]], [])

  const add: typeof addDevice = (device) => {
    addDevice(onHold ? { ...device, [onHold.kind]: onHold.number } : device)
    setText('')
    setOnHold(null)
    setSilhouette(null)
  }

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
        <IdentifyField text={text} onText={setText} problem={found.problem} />
        <NumberNote found={found} onHold={onHold} onHoldChange={setOnHold} onUsed={() => setText('')} />
        <DeviceResults text={text} found={found} silhouette={silhouette} onAdd={add} />
        <BrowseFamilies
          chosen={silhouette}
          onChoose={(chosen) => {
            setSilhouette(chosen)
            setText('')
          }}
        />
      </div>
      <aside className={classes.side}>
        <CounterList />
        <LastScanned onPick={(deviceKey) => setText(findDevice(deviceKey)?.name ?? '')} />
      </aside>
    </FlowFrame>
  )
}
