import type { Device, Narrowed, Silhouette } from '@costard/devices'
import { randomId, useLocalStorage } from '@mantine/hooks'
import { useTeam } from '../../../team-context.ts'
import type { CounterLine } from '../counter-line.ts'
import { useCounterDraft } from '../stored-draft.ts'
import { asFields, type PendingNumber } from './field/pending-number.ts'

export interface PickedDevice {
  readonly device: Device
  readonly narrowed: Narrowed
  readonly imei?: string
  readonly serial?: string
  readonly note?: string
}

export interface Scanned {
  readonly deviceKey: string
  readonly at: string
}

const mostRemembered = 5

/** The devices added most recently in this team, newest first; stored in this browser. */
export function useLastScanned() {
  const { id } = useTeam()
  return useLocalStorage<readonly Scanned[]>({
    key: `scanned:${id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
}

export interface AddDevice {
  readonly add: (picked: PickedDevice) => CounterLine
  /** Adds a device that is not in the device data, under the typed name. */
  readonly addUnlisted: (name: string, numbers: readonly PendingNumber[]) => CounterLine
  readonly remove: (devices: readonly CounterLine[]) => void
  readonly assignNumber: (device: CounterLine, number: PendingNumber) => void
}

/** Adds devices to the quote being made. */
export function useAddDevice(): AddDevice {
  const [, change] = useCounterDraft()
  const [, setLast] = useLastScanned()
  const put = (device: CounterLine) => {
    change((draft) => ({ ...draft, lines: [...draft.lines, device] }))
    return device
  }
  return {
    add: ({ device, narrowed, imei, serial, note }) => {
      setLast((last) =>
        [
          { deviceKey: device.key, at: new Date().toISOString() },
          ...last.filter(({ deviceKey }) => deviceKey !== device.key),
        ].slice(0, mostRemembered),
      )
      return put({
        id: randomId('device-'),
        deviceKey: device.key,
        name: device.name,
        silhouette: device.silhouette,
        narrowed,
        ...(imei !== undefined && { imei }),
        ...(serial !== undefined && { serial }),
        ...(note !== undefined && { note }),
        setups: {},
      })
    },
    addUnlisted: (name, numbers) =>
      put({
        id: randomId('device-'),
        name,
        silhouette: 'iphone' satisfies Silhouette,
        narrowed: {},
        ...asFields(numbers),
        setups: {},
      }),
    remove: (devices) =>
      change((draft) => ({
        ...draft,
        lines: draft.lines.filter(({ id }) => devices.every((device) => device.id !== id)),
      })),
    assignNumber: ({ id }, number) =>
      change((draft) => ({
        ...draft,
        lines: draft.lines.map((device) =>
          device.id === id ? { ...device, ...asFields([number]) } : device,
        ),
      })),
  }
}
