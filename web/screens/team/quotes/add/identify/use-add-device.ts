import type { Device, Narrowed } from '@costard/devices'
import { randomId, useLocalStorage } from '@mantine/hooks'
import { useTeam } from '../../../team-context.ts'
import { useCounterDraft } from '../counter-draft.ts'

export interface PickedDevice {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly imei?: string
  readonly serial?: string
}

export interface Scanned {
  readonly deviceKey: string
  readonly at: string
}

const mostRemembered = 5

/** The devices last put on this team's counter, newest first; kept in this browser. */
export function useLastScanned() {
  const { id } = useTeam()
  return useLocalStorage<readonly Scanned[]>({
    key: `scanned:${id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
}

/** Puts a device on the quote that is being made. */
export function useAddDevice(): (picked: PickedDevice) => void {
  const [, change] = useCounterDraft()
  const [, setLast] = useLastScanned()
  return ({ device, narrowed, imei, serial }) => {
    change((draft) => ({
      ...draft,
      devices: [
        ...draft.devices,
        {
          id: randomId('device-'),
          deviceKey: device.key,
          name: device.name,
          silhouette: device.silhouette,
          narrowed,
          ...(imei !== undefined && { imei }),
          ...(serial !== undefined && { serial }),
          setups: {},
        },
      ],
    }))
    setLast((last) =>
      [
        { deviceKey: device.key, at: new Date().toISOString() },
        ...last.filter(({ deviceKey }) => deviceKey !== device.key),
      ].slice(0, mostRemembered),
    )
  }
}
