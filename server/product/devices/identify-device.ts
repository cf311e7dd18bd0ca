import {
  type CatalogDocument,
  deviceLimits,
  type IdentifiedDevice,
  type TeamId,
  textIn,
} from '@costard/contract'
import { findDevice, findNamed, fitsVariant, identify, type Narrowed, variantLabel } from '@costard/devices'
import type { Transaction } from '#database'
import { findCatalog, listCatalogs } from '../catalogs/catalog-store.ts'

type Model = CatalogDocument['pricing']['models'][number]
type Candidate = IdentifiedDevice['candidates'][number]

/** Identifies a device from a text, and finds its prices in the published catalogs of a team. */
export async function identifyDevice(
  tx: Transaction,
  { teamId, language }: { readonly teamId: TeamId; readonly language: string },
  text: string,
): Promise<IdentifiedDevice> {
  const { confidence, problem, imei, serial, hits } = identify(text)
  const documents = await publishedCatalogs(tx, teamId)
  const known = hits.map(({ device, narrowed }) => ({
    device: { key: device.key, name: device.name },
    isIn: (model: Model) => model.deviceKey === device.key,
    narrowed,
  }))
  const candidates = [...known, ...ownModels(documents, text)].slice(0, deviceLimits.maxCandidates)
  const isImeiWrong = problem?.code.startsWith('imei') === true
  return {
    confidence: confidence === 'none' && candidates.length > 0 ? 'several' : confidence,
    problem: problem?.code ?? null,
    imei: isImeiWrong ? null : (imei?.imei ?? null),
    serial: serial?.serial ?? null,
    candidates: candidates.map(({ device, isIn, narrowed }): Candidate => ({
      device,
      catalogs: documents.flatMap(({ pricing, wording }) => {
        const variants = pricing.models.filter(isIn).flatMap((model) => fitting(model, narrowed))
        if (variants.length === 0) return []
        return {
          catalogId: pricing.id,
          name: textIn(language, wording.name),
          kind: pricing.kind,
          variants: variants
            .slice(0, deviceLimits.maxVariants)
            .map(({ id, attributes }) => ({ variantId: id, label: variantLabel(attributes, 'en') })),
        }
      }),
    })),
  }
}

async function publishedCatalogs(tx: Transaction, teamId: TeamId): Promise<readonly CatalogDocument[]> {
  const documents: CatalogDocument[] = []
  for (const { id } of (await listCatalogs(tx, teamId)).slice(0, deviceLimits.maxCatalogs)) {
    const found = await findCatalog(tx, teamId, id)
    if (found?.document) documents.push(found.document)
  }
  return documents
}

/** Returns matches among the models that the team named itself; the library does not have them. */
function ownModels(documents: readonly CatalogDocument[], text: string) {
  const names = documents
    .flatMap(({ pricing }) => pricing.models)
    .flatMap(({ deviceKey, name }) => (deviceKey === undefined && name !== undefined ? name : []))
  return findNamed([...new Set(names)], text, (name) => ({ name })).map((name) => ({
    device: { name },
    isIn: (model: Model) => model.deviceKey === undefined && model.name === name,
    narrowed: {},
  }))
}

/** Returns the variants that have the stated details, or all if none has. */
function fitting({ variants }: Model, narrowed: Narrowed): Model['variants'] {
  const fit = variants.filter(({ attributes }) => fitsVariant(attributes, narrowed))
  return fit.length > 0 ? fit : variants
}

/** Returns the name of a catalog model, as used in lines of quotes. */
export function nameOfModel({ id, name, deviceKey }: Model): string {
  return name ?? (deviceKey === undefined ? undefined : findDevice(deviceKey)?.name) ?? id
}
