import {
  type CatalogDocument,
  type CatalogId,
  type DeviceCheck,
  priceRequestFor,
  textIn,
} from '@costard/contract'
import { findDevice, variantLabel } from '@costard/devices'
import { price, type PriceRequest, type PriceResult, type Question, visibleQuestions } from '@costard/pricing'
import { useMemo } from 'react'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../use-today.ts'
import {
  type CounterDevice,
  type CounterDraft,
  emptySetup,
  type LineSetup,
  quantityOf,
  useCounterDraft,
  withChecks,
  withQuantity,
  withSetup,
} from '../counter-draft.ts'

/** One device being set up in the catalog: its answers, its result, its open questions. */
export interface Line {
  readonly device: CounterDevice
  readonly variantId: string
  readonly variantLabel: string
  readonly setup: LineSetup
  readonly checks: readonly DeviceCheck[]
  readonly request: PriceRequest
  readonly result: PriceResult
  readonly questions: readonly Question[]
  readonly quantity: number
  readonly change: (setup: LineSetup) => void
  readonly changeQuantity: (quantity: number) => void
  readonly changeChecks: (change: (checks: readonly DeviceCheck[]) => readonly DeviceCheck[]) => void
}

/** Returns the lines of the address with their prices. A variant that the catalog does not include gives no line. */
export function useLines(document: CatalogDocument, variantIds: readonly string[]): readonly Line[] {
  const team = useTeam()
  const today = useToday(team.timeZone)
  const [draft, changeDraft] = useCounterDraft()
  const { pricing } = document
  // Validated when the catalog was published.
  const catalogId = pricing.id as CatalogId
  return useMemo(
    () =>
      variantIds.flatMap((variantId, place) => {
        const model = pricing.models.find(({ variants }) => variants.some(({ id }) => id === variantId))
        const variant = model?.variants.find(({ id }) => id === variantId)
        if (!model || !variant) return []
        const device = draft.devices[place] ?? deviceFor(model, place)
        const setup = device.setups[catalogId] ?? emptySetup
        const checks = device.checks ?? []
        const quantity = quantityOf(device)
        const pricedFor = { team, customer: draft.saved?.customer ?? null, today }
        const request = priceRequestFor(pricedFor, { ...setup, checks, variantId, quantity })
        return [
          {
            device,
            variantId,
            variantLabel: variantLabel(variant.attributes),
            setup,
            checks,
            quantity,
            request,
            result: price(pricing, request),
            questions: visibleQuestions(pricing, request),
            change: (next: LineSetup) =>
              changeDraft((before) => withSetup(withDeviceIn(before, device), device.id, catalogId, next)),
            changeQuantity: (next: number) =>
              changeDraft((before) => withQuantity(withDeviceIn(before, device), device.id, next)),
            changeChecks: (change: Parameters<Line['changeChecks']>[0]) =>
              changeDraft((before) => withChecks(withDeviceIn(before, device), device.id, change)),
          },
        ]
      }),
    [pricing, catalogId, variantIds, draft, changeDraft, team, today],
  )
}

/** Whether the device is rejected, held, or has no price in the catalog, whatever is answered next. */
export function isStopped({ result }: Line): boolean {
  return result.outcome === 'reject' || result.outcome === 'manual' || result.outcome === 'review'
}

/** Adds the device to the draft if it is not in it, so that its changes are saved. */
function withDeviceIn(draft: CounterDraft, device: CounterDevice): CounterDraft {
  const isHeld = draft.devices.some(({ id }) => id === device.id)
  return isHeld ? draft : { ...draft, devices: [...draft.devices, device] }
}

/** A device that is in the address but not in the draft: only its model is known. */
function deviceFor(model: CatalogDocument['pricing']['models'][number], place: number): CounterDevice {
  const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
  return {
    id: `address-${place}`,
    ...(device && { deviceKey: device.key }),
    name: device?.name ?? model.name ?? model.id,
    silhouette: device?.silhouette ?? 'iphone',
    narrowed: {},
    setups: {},
  }
}

/** Returns the catalog's texts for a question, in the user's language. */
export function wordsOf({ wording }: CatalogDocument, question: Question, language: string) {
  const words = wording.questions[question.key]
  return {
    text: textIn(language, words?.text) || question.key,
    help: textIn(language, words?.help),
    choice: (key: string) => textIn(language, words?.choices[key]?.label),
    choiceHelp: (key: string) => textIn(language, words?.choices[key]?.help),
  }
}
