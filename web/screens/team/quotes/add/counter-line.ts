import type { Answers, CatalogId, DeviceCheck, LineInput, QuoteLine } from '@costard/contract'
import { findDevice, type Narrowed } from '@costard/devices'

/** The variant, answers and choices for one device in one catalog. */
export interface LineSetup {
  /** Absent until the variant is chosen. */
  readonly catalogVersion?: number
  readonly variantId?: string
  readonly answers: Answers
  readonly propositionKey?: string
  readonly services: readonly {
    readonly key: string
    readonly quantity?: number
    /** The customer may add it. */
    readonly isOptional?: boolean
  }[]
}

export interface CounterDevice {
  readonly deviceKey?: string
  readonly name: string
  readonly silhouette: string
  /** Known details beyond the model: storage, connectivity, memory. */
  readonly narrowed: Narrowed
  readonly imei?: string
  readonly serial?: string
  /** Note for the team: words that described the device besides the model. */
  readonly note?: string
}

/** A line of the quote being made. Once saved, it has the id of the line on the server. */
export interface CounterLine extends CounterDevice {
  readonly id: string
  /** Number of identical devices, 1 to 999; absent: one. Always one for a device with a number of its own. */
  readonly quantity?: number
  /** The customer may leave it out. */
  readonly isOptional?: boolean
  /** A repair or sale that is deliberately free of charge. */
  readonly isFree?: boolean
  /** The customer takes one of the lines with the same group. */
  readonly choiceGroup?: string
  /** At most one check per kind; absent: none. Checks belong to the device, whatever its catalog. */
  readonly checks?: readonly DeviceCheck[]
  /** The catalog that prices the line; absent until it is chosen. */
  readonly catalogId?: CatalogId
  /** Setups by catalog id, so that switching back to a catalog restores its answers. */
  readonly setups: Readonly<Record<string, LineSetup>>
}

/** The setup in the chosen catalog, with its variant. */
export interface ChosenSetup extends LineSetup {
  readonly catalogId: CatalogId
  readonly catalogVersion: number
  readonly variantId: string
}

export const emptySetup: LineSetup = { answers: {}, services: [] }

/** Returns the setup that prices the line; undefined until a catalog and a variant are chosen. */
export function chosenSetupOf({ catalogId, setups }: CounterLine): ChosenSetup | undefined {
  if (catalogId === undefined) return undefined
  const { catalogVersion, variantId, ...setup } = setups[catalogId] ?? emptySetup
  if (catalogVersion === undefined || variantId === undefined) return undefined
  return { ...setup, catalogId, catalogVersion, variantId }
}

/** Returns the number of identical devices in the line. */
export function quantityOf({ imei, serial, quantity = 1 }: CounterLine): number {
  return imei === undefined && serial === undefined ? quantity : 1
}

/** Returns the line as input for the API; undefined until a catalog is chosen. */
export function inputOf(line: CounterLine): LineInput | undefined {
  const setup = chosenSetupOf(line)
  if (!setup) return undefined
  const { deviceKey, name, imei, serial, checks = [] } = line
  return {
    catalogId: setup.catalogId,
    catalogVersion: setup.catalogVersion,
    variantId: setup.variantId,
    device: {
      ...(deviceKey !== undefined && { key: deviceKey }),
      name,
      ...(imei !== undefined && { imei }),
      ...(serial !== undefined && { serial }),
    },
    answers: setup.answers,
    checks: [...checks],
    services: setup.services.map(plainService),
    ...(setup.propositionKey !== undefined && { propositionKey: setup.propositionKey }),
    quantity: quantityOf(line),
    ...(line.note !== undefined && line.note.trim() !== '' && { note: line.note.trim() }),
    ...(line.isOptional === true && { isOptional: true }),
    ...(line.isFree === true && { isFree: true }),
    ...(line.choiceGroup !== undefined && { choiceGroup: line.choiceGroup }),
  }
}

/** Returns a saved line as a counter line. */
export function counterLineOf(line: LineInput & Pick<QuoteLine, 'id' | 'catalogVersion'>): CounterLine {
  const { id, device, catalogId, catalogVersion, variantId, answers, checks, services, quantity } = line
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
    ...(line.note !== undefined && { note: line.note }),
    ...(line.isOptional === true && { isOptional: true }),
    ...(line.isFree === true && { isFree: true }),
    ...(line.choiceGroup !== undefined && { choiceGroup: line.choiceGroup }),
    checks,
    catalogId,
    setups: {
      [catalogId]: {
        catalogVersion,
        variantId,
        answers,
        services: services.map(plainService),
        ...(line.propositionKey !== undefined && { propositionKey: line.propositionKey }),
      },
    },
  }
}

function plainService({
  key,
  quantity,
  isOptional,
}: {
  readonly key: string
  readonly quantity?: number | undefined
  readonly isOptional?: boolean | undefined
}) {
  return {
    key,
    ...(quantity !== undefined && { quantity }),
    ...(isOptional === true && { isOptional: true }),
  }
}
