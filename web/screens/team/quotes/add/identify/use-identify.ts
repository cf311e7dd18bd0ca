import { findDevice, identify, type Problem } from '@costard/devices'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { createBarcodeReader } from '#scan/barcode-reader.ts'
import { type EnteredCode, useScans } from '../../../shell/scan-inbox.ts'
import type { CounterLine } from '../counter-line.ts'
import { type AfterScan, afterScan } from './scans/after-scan.ts'
import { asFields, numbersIn, type PendingNumber } from './field/pending-number.ts'
import { type PictureRead, readDevicePicture } from './field/read-device-picture.ts'
import { type PickedDevice, useAddDevice } from './use-add-device.ts'
import { feedbackFrom } from './scans/feedback-from.ts'

/** Result of the last scan or picture, shown until the next action. */
export interface ScanFeedback {
  readonly added?: readonly CounterLine[]
  readonly setAside?: string
  readonly unread?: { readonly text: string; readonly problem: Problem | undefined }
  /** A scanned code that lost characters in transmission. */
  readonly incomplete?: string
  /** A number that may belong to the device just added. */
  readonly belongs?: { readonly device: CounterLine; readonly number: PendingNumber }
  readonly picture?: 'reading' | Exclude<PictureRead['kind'], 'text'>
}

/** State and actions of the identify screen: text, scans and pending numbers. */
export function useIdentify(onScanned: () => void) {
  const counter = useAddDevice()
  // Text entered in the field of the empty list of quotes.
  const [params] = useSearchParams()
  const entered = (params.get('search') ?? '').slice(0, 200)
  const [text, setText] = useState(entered)
  const [pending, setPending] = useState<readonly PendingNumber[]>([])
  const [feedback, setFeedback] = useState<ScanFeedback>({})
  /** The complete device on screen and the text that led to it, which a scan may replace. */
  const settled = useRef<{ readonly text: string; readonly picked: PickedDevice } | undefined>(undefined)
  const typed = useRef(entered)
  const last = useRef<CounterLine | undefined>(undefined)
  const found = identify(text)

  const write = (next: string) => {
    typed.current = next
    if (next === '') settled.current = undefined
    setText(next)
  }
  const type = (next: string) => {
    write(next)
    setFeedback({})
  }
  const settledNow = () => (settled.current?.text === typed.current ? settled.current.picked : undefined)
  const addDevice = (add: () => CounterLine) => {
    const line = add()
    last.current = line
    write('')
    setPending([])
    setFeedback({})
    return line
  }
  const handleScans = (codes: readonly EnteredCode[]) => {
    const shown = settledNow()
    let after: Pick<AfterScan, 'text' | 'pending' | 'settled'> = {
      // A device picked by its family has no text.
      text: text || (shown?.device.name ?? ''),
      pending,
      settled: shown,
    }
    for (const code of codes) {
      const next = afterScan(after, code)
      const added = next.added.map(counter.add)
      setFeedback(feedbackFrom(next, added, code, last.current))
      last.current = next.outcome === 'pending' ? undefined : added.at(-1)
      after = next
    }
    write(after.text)
    setPending(after.pending)
  }

  const scans = useScans()
  const handlePendingScans = useEffectEvent(() => {
    if (scans.codes.length === 0) return
    handleScans(scans.codes)
    scans.clear()
    onScanned()
  })
  useEffect(() => handlePendingScans(), [scans.codes])

  return {
    text,
    found,
    pending,
    feedback,
    type,
    settle: (picked: PickedDevice) => {
      settled.current = { text: typed.current, picked }
    },
    unsettle: () => {
      if (settledNow()) settled.current = undefined
    },
    settledNow,
    add: (picked: PickedDevice) => addDevice(() => counter.add({ ...picked, ...asFields(pending) })),
    addUnlisted: (name: string) =>
      addDevice(() => counter.addUnlisted(name, [...numbersIn(found), ...pending])),
    setPending: (number: PendingNumber | null) =>
      setPending(number ? [...pending.filter(isOther(number)), ...numbersIn(found)] : []),
    /** Clears the text; its device numbers are kept for the next device. */
    holdTyped: () => {
      const numbers = numbersIn(found)
      setPending([
        ...pending.filter(({ kind }) => numbers.every((number) => number.kind !== kind)),
        ...numbers,
      ])
      type('')
    },
    drop: (number: PendingNumber) => setPending(pending.filter(isOther(number))),
    readPicture: async (file: Blob) => {
      setFeedback({ picture: 'reading' })
      const reader = createBarcodeReader()
      const read = await readDevicePicture(file, reader)
      reader.close()
      if (read.kind === 'text') type(read.text)
      else setFeedback({ picture: read.kind })
    },
    undo: (devices: readonly CounterLine[]) => {
      counter.remove(devices)
      write(devices.map(asText).at(-1) ?? '')
      setFeedback({})
    },
    assignNumber: (device: CounterLine, number: PendingNumber) => {
      counter.assignNumber(device, number)
      setPending(pending.filter(isOther(number)))
      setFeedback({})
    },
  }
}

function isOther({ kind }: PendingNumber): (number: PendingNumber) => boolean {
  return (number) => number.kind !== kind
}

/** Returns a text that identifies the device, as if typed. */
function asText({ deviceKey, name, narrowed: { storageGb }, imei, serial }: CounterLine): string {
  const model = (deviceKey !== undefined && findDevice(deviceKey)?.name) || name
  return [model, storageGb && `${storageGb} GB`, imei, serial].filter(Boolean).join(' ')
}
