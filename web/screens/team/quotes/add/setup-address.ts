import { type CatalogDocument, type CatalogId, unlistedKindOf } from '@costard/contract'
import { findDevice } from '@costard/devices'
import { paths } from '#paths'
import type { CounterDraft } from './counter-draft.ts'
import { chosenSetupOf, type CounterLine } from './counter-line.ts'

/** Returns the address of Setup for all lines of a catalog, in their order. */
export function setupAddress(teamId: string, { lines }: CounterDraft, catalogId: CatalogId): string {
  const setups = lines.map(chosenSetupOf).filter((setup) => setup?.catalogId === catalogId)
  return paths.setup(
    teamId,
    catalogId,
    setups.flatMap((setup) => (setup ? [setup.variantId] : [])),
  )
}

/**
 * Returns the draft with a line for each variant in the address that it lacks in this catalog, and the ids of
 * the lines named by the address, in its order. Other lines stay unchanged. A variant that the catalog does
 * not include is ignored.
 */
export function withAddress(
  draft: CounterDraft,
  { pricing }: CatalogDocument,
  variantIds: readonly string[],
  newId: () => string,
): { readonly draft: CounterDraft; readonly named: readonly string[] } {
  const catalogId = pricing.id
  const named: string[] = []
  const made: CounterLine[] = []
  for (const variantId of variantIds) {
    const held = draft.lines.find((line) => {
      const setup = chosenSetupOf(line)
      return setup?.catalogId === catalogId && setup.variantId === variantId && !named.includes(line.id)
    })
    if (held) named.push(held.id)
    else {
      const model = pricing.models.find(({ variants }) => variants.some(({ id }) => id === variantId))
      // An unlisted device needs a name, which the address does not have.
      if (!model || unlistedKindOf(catalogId)) continue
      const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
      const id = newId()
      named.push(id)
      made.push({
        id,
        ...(device && { deviceKey: device.key }),
        name: device?.name ?? model.name ?? model.id,
        silhouette: device?.silhouette ?? 'iphone',
        narrowed: {},
        catalogId,
        setups: {
          [catalogId]: { catalogVersion: pricing.version, variantId, answers: {}, services: [] },
        },
      })
    }
  }
  return { draft: made.length === 0 ? draft : { ...draft, lines: [...draft.lines, ...made] }, named }
}

/**
 * State of a history entry of Setup created by the app: it shows the draft and adds no lines. An entry
 * without it was opened by its address.
 */
export interface SetupEntry {
  /** Id of the current line. */
  readonly lineId?: string
  /** The quote that the draft was saved as. */
  readonly quoteId?: string
}

export function setupEntry({ saved }: CounterDraft, lineId?: string): SetupEntry {
  return { ...(lineId !== undefined && { lineId }), ...(saved && { quoteId: saved.quoteId }) }
}

/** Returns the state of a history entry, which survives reloads. */
export function setupEntryIn(state: unknown): SetupEntry | undefined {
  const isEntry = typeof state === 'object' && state !== null && ('lineId' in state || 'quoteId' in state)
  // Only the app writes it.
  return isEntry ? (state as SetupEntry) : undefined
}
