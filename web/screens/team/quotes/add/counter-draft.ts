import type { Answers, CatalogId, DeviceCheck, Quote, QuoteId, QuoteLine } from '@costard/contract'
import { findDevice, type Narrowed } from '@costard/devices'
import { useLocalStorage } from '@mantine/hooks'
import { useTeam } from '../../team-context.ts'

/** The answers and choices for one device in one catalog. */
export interface LineSetup {
  readonly answers: Answers
  readonly propositionKey?: string
  readonly services: readonly { readonly key: string; readonly quantity?: number }[]
}

/** A device of the quote being made. */
export interface CounterDevice {
  readonly id: string
  readonly deviceKey?: string
  readonly name: string
  readonly silhouette: string
  /** Known details beyond the model: storage, connectivity, memory. */
  readonly narrowed: Narrowed
  readonly imei?: string
  readonly serial?: string
  /** Identical devices, 1 to 999; absent: one. A device with a number of its own is always one. */
  readonly quantity?: number
  /** At most one of each kind; absent: none. They belong to the device, whatever the catalog. */
  readonly checks?: readonly DeviceCheck[]
  /** By catalog id, so that switching back to a catalog restores its answers. */
  readonly setups: Readonly<Record<string, LineSetup>>
}

/**
 * A quote before it is saved, or while a saved draft is being edited. Stored in this browser, so leaving loses
 * nothing.
 */
export interface CounterDraft {
  readonly devices: readonly CounterDevice[]
  /** The saved draft being edited. */
  readonly saved?: {
    readonly quoteId: QuoteId
    readonly number: string
    readonly rev: number
    /** The price can depend on the kind of customer. */
    readonly customer?: Quote['customer']
    /** The devices of that revision as JSON, to detect local changes since. */
    readonly original?: string
  }
}

export const emptyDraft: CounterDraft = { devices: [] }
export const emptySetup: LineSetup = { answers: {}, services: [] }

type Change = (change: CounterDraft | ((draft: CounterDraft) => CounterDraft)) => void

export function useCounterDraft(): readonly [CounterDraft, Change] {
  const { id } = useTeam()
  const [draft, setDraft] = useLocalStorage<CounterDraft>({
    key: `counter:${id}`,
    defaultValue: emptyDraft,
    getInitialValueInEffect: false,
  })
  return [draft, setDraft]
}

/** Returns the counter draft of a saved draft. */
export function draftOf({
  id,
  number,
  rev,
  customer,
  lines,
}: Quote): CounterDraft & Required<Pick<CounterDraft, 'saved'>> {
  const devices = lines.map(deviceOf)
  return { devices, saved: { quoteId: id, number, rev, customer, original: contentOf(devices) } }
}

/** Returns the devices as comparable text; line ids are left out. */
export function contentOf(devices: readonly CounterDevice[]): string {
  return JSON.stringify(devices.map(({ id: _id, ...device }) => device))
}

function deviceOf(line: QuoteLine): CounterDevice {
  const { id, device, catalogId, answers, checks, services, propositionKey, quantity } = line
  const { key, name, imei, serial } = device
  return {
    id,
    ...(key !== undefined && { deviceKey: key }),
    name,
    silhouette: (key !== undefined && findDevice(key)?.silhouette) || 'iphone',
    narrowed: {},
    ...(imei !== undefined && { imei }),
    ...(serial !== undefined && { serial }),
    ...(quantity > 1 && { quantity }),
    checks,
    setups: {
      [catalogId]: {
        answers,
        services: services.map(plainService),
        ...(propositionKey !== undefined && { propositionKey }),
      },
    },
  }
}

function plainService({ key, quantity }: QuoteLine['services'][number]): LineSetup['services'][number] {
  return quantity === undefined ? { key } : { key, quantity }
}

/** Returns the draft with one device's setup in a catalog replaced. */
export function withSetup(
  draft: CounterDraft,
  deviceId: string,
  catalogId: CatalogId,
  setup: LineSetup,
): CounterDraft {
  return withDevice(draft, deviceId, (device) => ({
    ...device,
    setups: { ...device.setups, [catalogId]: setup },
  }))
}

/** Returns the draft with the checks of one device replaced. */
export function withChecks(
  draft: CounterDraft,
  deviceId: string,
  change: (checks: readonly DeviceCheck[]) => readonly DeviceCheck[],
): CounterDraft {
  return withDevice(draft, deviceId, (device) => ({ ...device, checks: change(device.checks ?? []) }))
}

/** Returns the draft with the quantity of one device replaced. */
export function withQuantity(draft: CounterDraft, deviceId: string, quantity: number): CounterDraft {
  return withDevice(draft, deviceId, (device) => ({ ...device, quantity }))
}

/** Returns how many of this device the quote has. */
export function quantityOf({ imei, serial, quantity = 1 }: CounterDevice): number {
  return imei === undefined && serial === undefined ? quantity : 1
}

/** Whether Setup can show all lines of the quote: it knows one catalog at a time. */
export function canSetUp({ lines }: Pick<Quote, 'lines'>): boolean {
  return new Set(lines.map(({ catalogId }) => catalogId)).size <= 1
}

function withDevice(
  draft: CounterDraft,
  deviceId: string,
  change: (device: CounterDevice) => CounterDevice,
): CounterDraft {
  const devices = draft.devices.map((device) => (device.id === deviceId ? change(device) : device))
  return { ...draft, devices }
}
