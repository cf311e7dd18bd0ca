import { type Identification, identify } from '@costard/devices'
import type { EnteredCode } from '../../../../shell/scan-inbox.ts'
import { asFields, numbersIn, type PendingNumber } from '../field/pending-number.ts'
import { openDetail, withOnly } from '../results/open-details.ts'
import type { PickedDevice } from '../use-add-device.ts'

export interface OnScreen {
  readonly text: string
  readonly pending: readonly PendingNumber[]
  /** The only device on screen, if all its details are known. */
  readonly settled?: PickedDevice | undefined
}

export interface AfterScan extends OnScreen {
  /** Devices to add to the quote, in order. */
  readonly added: readonly PickedDevice[]
  /**
   * `waits`: the user has to check it. `misread` and `unknown` leave a non-empty screen unchanged,
   * `incomplete` leaves any screen unchanged.
   */
  readonly outcome: 'added' | 'pending' | 'waits' | 'misread' | 'unknown' | 'incomplete'
  /** Typed text that was displaced by the scan of another device. */
  readonly setAside?: string
}

/**
 * Returns the effect of a scan on the identify screen. Consistent facts belong to one device, in any order. A
 * device with all details known is added at once, as is a complete one on screen when another device is
 * scanned.
 */
export function afterScan(onScreen: OnScreen, { text: scanned, by }: EnteredCode): AfterScan {
  const alone = identify(scanned)
  if (by === 'cutScan' || (by === 'scanner' && isCompleted(alone))) {
    return { ...onScreen, added: [], outcome: 'incomplete' }
  }
  const outcome = isMisread(alone) ? 'misread' : saysNothing(alone) ? 'unknown' : undefined
  const before = identify(onScreen.text)
  const text = isMisread(before) || saysNothing(before) ? '' : onScreen.text
  if (outcome) return { ...onScreen, text: text || scanned, added: [], outcome }
  const joined = `${text} ${scanned}`.trim()
  if (text === '' || areOfOneDevice(before, alone, identify(joined))) {
    return settle(joined, onScreen)
  }
  const { settled, pending } = onScreen
  const next = settle(scanned, { text: '', pending: [] })
  if (settled) return { ...next, added: [{ ...settled, ...asFields(pending) }, ...next.added] }
  return { ...next, setAside: [text, ...pending.map(({ number }) => number)].join(' ') }
}

/** Returns the device if it is the only match and complete. */
export function settledIn(found: Identification): PickedDevice | undefined {
  const [match] = found.matches
  if (found.confidence !== 'exact' || !match || isMisread(found)) return undefined
  const { device } = match
  const narrowed = withOnly(device, match.narrowed)
  if (openDetail(device, narrowed)) return undefined
  return { device, narrowed, ...asFields(numbersIn(found)) }
}

export function isMisread({ problem }: Identification): boolean {
  return problem?.code.startsWith('imei') === true
}

/**
 * True if a number came without its check digit, which was computed. People may omit it; from a scanner or
 * camera a digit was lost somewhere, and the computed one would make a different valid number.
 */
export function isCompleted({ imei, secondImei }: Identification): boolean {
  return imei?.checkDigitAdded === true || secondImei?.checkDigitAdded === true
}

function saysNothing(found: Identification): boolean {
  return found.matches.length === 0 && numbersIn(found).length === 0
}

function settle(text: string, { pending, settled }: OnScreen): AfterScan {
  const found = identify(text)
  if (found.matches.length === 0) {
    const numbers = numbersIn(found)
    const others = pending.filter(({ kind }) => numbers.every((number) => number.kind !== kind))
    return { text: '', pending: [...others, ...numbers], added: [], outcome: 'pending' }
  }
  const [match, another] = found.matches
  // Includes details that the user chose for the device on screen.
  const onScreenDevice = !another && settled && settled.device.key === match?.device.key ? settled : undefined
  const picked = settledIn(found) ?? (onScreenDevice && { ...onScreenDevice, ...asFields(numbersIn(found)) })
  if (!picked) return { text, pending, added: [], outcome: 'waits' }
  return { text: '', pending: [], added: [{ ...picked, ...asFields(pending) }], outcome: 'added' }
}

function areOfOneDevice(before: Identification, alone: Identification, joined: Identification): boolean {
  if (joined.warnings.some(({ code }) => code === 'models-differ')) return false
  const [earlier, later] = [asFields(numbersIn(before)), asFields(numbersIn(alone))]
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || other === undefined || one === other
  return isSame(earlier.imei, later.imei) && isSame(earlier.serial, later.serial)
}
