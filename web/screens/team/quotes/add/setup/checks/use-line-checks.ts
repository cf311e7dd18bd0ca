import type { DeviceCheck, DeviceNumbers } from '@costard/contract'
import { type CheckKind, checkKinds } from '@costard/pricing'
import { useEffect, useRef, useState } from 'react'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { withAnswers, withCheck, withoutCheck } from '../../../../device-checks/replace-checks.ts'
import { useLookUpService } from '../../../../device-checks/use-look-up-service.ts'
import { useTeam } from '../../../../team-context.ts'
import type { LineForm } from '../draft/use-lines.ts'

export interface LineChecks {
  readonly checkOf: (kind: CheckKind) => DeviceCheck | undefined
  /** Checks required by the catalog, followed by others that are recorded or being recorded. */
  readonly shown: readonly CheckKind[]
  readonly isNeeded: (kind: CheckKind) => boolean
  readonly record: (kind: CheckKind, result: DeviceCheck['result']) => void
  /** Restores the check that was replaced by the last record of this kind. */
  readonly undo: (kind: CheckKind) => void
  /** Queries the service again if the result came from it, otherwise removes the recorded check. */
  readonly checkAgain: (kind: CheckKind) => void
  readonly canLookUp: boolean
  readonly lookUp: (isFresh: boolean) => void
  /** Repeats the failed look-up. */
  readonly retry: () => void
  readonly isLookingUp: boolean
  readonly error: unknown
}

/** State of the checks of the device being set up, by hand and by the look-up service. */
export function useLineChecks(line: LineForm | undefined): LineChecks {
  const { id: teamId } = useTeam()
  const service = useLookUpService()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const before = useRef(new Map<string, DeviceCheck | undefined>())
  const asked = useRef(new Set<string>())
  const { run, isRunning, error, input } = useAction(
    ({ numbers, isFresh }: LookUp) => api.deviceChecks.lookUp({ teamId, ...numbers, isFresh }),
    {
      mayOverlap: true,
      onDone: (answers, { line: asker }) => asker.changeChecks((checks) => withAnswers(checks, answers)),
    },
  )
  const numbers = line && numbersOf(line)
  const needed = line?.document.pricing.requiredChecks ?? []
  const checkOf = (kind: CheckKind) => line?.checks.find((check) => check.kind === kind)
  const placeOf = (kind: CheckKind) => `${line?.device.id} ${kind}`
  const lookUp = (isFresh: boolean) => {
    if (line && numbers && !isRunning) run({ line, numbers, isFresh })
  }
  const removeCheck = (kind: CheckKind) => line?.changeChecks((checks) => withoutCheck(checks, kind))
  const touch = (kind: CheckKind) => setTouched((places) => new Set([...places, placeOf(kind)]))

  // Required checks that the service supports are queried automatically.
  const waits = needed.some((kind) => service?.mappings[kind] && !checkOf(kind))
  useEffect(() => {
    if (!line || !numbers || !waits) return
    const asking = `${line.device.id} ${numbers.imei} ${numbers.serial}`
    if (asked.current.has(asking)) return
    asked.current.add(asking)
    run({ line, numbers, isFresh: false })
  }, [line, numbers, waits, run])

  const isOurs = input?.line.device.id === line?.device.id
  return {
    checkOf,
    shown: [
      ...checkKinds.filter((kind) => needed.includes(kind)),
      ...checkKinds.filter((kind) => !needed.includes(kind) && (checkOf(kind) || touched.has(placeOf(kind)))),
    ],
    isNeeded: (kind) => needed.includes(kind),
    record: (kind, result) => {
      touch(kind)
      before.current.set(placeOf(kind), checkOf(kind))
      const at = new Date().toISOString()
      line?.changeChecks((checks) => withCheck(checks, { kind, result, provider: 'manual', at }))
    },
    undo: (kind) => {
      touch(kind)
      const earlier = before.current.get(placeOf(kind))
      before.current.delete(placeOf(kind))
      if (earlier) line?.changeChecks((checks) => withCheck(checks, earlier))
      else removeCheck(kind)
    },
    checkAgain: (kind) => {
      touch(kind)
      if (checkOf(kind)?.provider === 'http' && numbers) lookUp(true)
      else removeCheck(kind)
    },
    canLookUp: numbers !== undefined,
    lookUp,
    retry: () => lookUp(input?.isFresh === true),
    isLookingUp: isRunning && isOurs,
    error: isOurs ? error : null,
  }
}

interface LookUp {
  readonly line: LineForm
  readonly numbers: DeviceNumbers
  readonly isFresh: boolean
}

function numbersOf({ device: { imei, serial } }: LineForm): DeviceNumbers | undefined {
  if (imei === undefined && serial === undefined) return undefined
  return { ...(imei !== undefined && { imei }), ...(serial !== undefined && { serial }) }
}
