import { findDevice } from '@costard/devices'
import { UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import classes from './last-scanned.module.css'
import panel from '../panel.module.css'
import { useLastScanned } from '../use-add-device.ts'

/** The devices added most recently in this browser, since the same model often comes again. */
export function LastScanned({ onPick }: { readonly onPick: (deviceKey: string) => void }) {
  const t = useTranslations('counter.identify')
  const format = useFormatter()
  const [last] = useLastScanned()
  if (last.length === 0) return null
  return (
    <section className={`cp-card ${panel.panel} ${classes.last} cp-desk-only`}>
      <header>
        <h2>{t('lastScanned')}</h2>
      </header>
      <ul>
        {last.map(({ deviceKey, at }) => {
          const device = findDevice(deviceKey)
          return (
            device && (
              <li key={deviceKey}>
                <UnstyledButton onClick={() => onPick(deviceKey)}>
                  <DeviceDrawing silhouette={device.silhouette} size={22} />
                  <span>{device.name}</span>
                  <time className="cp-dim" dateTime={at}>
                    {format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' })}
                  </time>
                </UnstyledButton>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
