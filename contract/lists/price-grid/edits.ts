import { type CatalogPart, type CatalogParts, positionStep } from '@costard/catalogs'
import type { CatalogDocument } from '../../catalogs/catalog-document.ts'
import { catalogLimits } from '../../catalogs/catalog-limits.ts'
import { withoutInvisible } from '../../names/names.ts'
import { findDevice } from '@costard/devices'
import type { Model } from '@costard/pricing'
import type { AmountKind, Column, ModelRow } from './price-table.ts'

/** A new value of a cell: an amount in minor units, a text, or nothing. */
export interface Edit {
  readonly row: ModelRow
  readonly column: Column
  readonly value: number | string | null
  /** Grade of the amount, if set, independent of the shown one. */
  readonly grade?: string
}

/** True if a person can type into a column. */
export function isEditable(column: Column): boolean {
  return column.kind !== 'model' && column.kind !== 'number' && column.kind !== 'own'
}

/** True if a model comes with this storage, as far as the device library knows. */
export function isMadeWith({ model }: ModelRow, gb: number): boolean {
  const known = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)?.storagesGb
  return gb > 0 && (known === undefined || known.length === 0 || known.includes(gb))
}

/** Returns the parts that edits change, each once. The later of two edits of one value counts. */
export function partsOfEdits(
  edits: readonly Edit[],
  { pricing }: CatalogDocument,
  shown: AmountKind,
): CatalogPart[] {
  const parts = new Map<string, CatalogPart>()
  const limits = new Map<string, CatalogParts['limits']>()
  const own = new Map<string, CatalogParts['gradePrices']>()
  const places = new Map(pricing.models.map(({ id }, place) => [id, place]))
  const taken = new Set(pricing.models.flatMap(({ variants }) => variants.map(({ id }) => id)))
  const made = new Map<string, string>()
  for (const { row, column, value, grade = gradeOf(shown) } of edits) {
    const { model } = row
    if (column.kind === 'floor' || column.kind === 'ceiling') {
      const before = limits.get(model.id) ?? limitsOf(model)
      const after = withLimit(before, column.kind, typeof value === 'number' ? value : null)
      limits.set(model.id, after)
      const isEmpty = Object.keys(after).length === 0
      parts.set(`limits ${model.id}`, { kind: 'limits', key: model.id, value: isEmpty ? null : after })
    } else if (column.kind === 'group') {
      const group =
        typeof value === 'string' ? withoutInvisible(value).trim().slice(0, catalogLimits.maxName) : ''
      parts.set(`model ${model.id}`, {
        kind: 'model',
        key: model.id,
        value: { pricing: pricingOf(model, group), position: positionOf(places.get(model.id) ?? 0) },
      })
    } else if (column.kind === 'storage') {
      const minor = typeof value === 'number' ? value : null
      const known = row.variants.get(column.gb)
      if (!known && minor === null) continue
      const cell = `${row.id}|${column.gb}`
      const key = known?.id ?? made.get(cell) ?? newVariantId(row, column.gb, taken)
      taken.add(key)
      made.set(cell, key)
      if (!known)
        parts.set(`variant ${key}`, {
          kind: 'variant',
          key,
          value: {
            modelId: model.id,
            attributes: { ...row.rest, ...(column.gb > 0 && { storageGb: column.gb }) },
            position: positionOf(model.variants.length),
          },
        })
      if (grade !== undefined) {
        const { [grade]: _, ...others } = own.get(key) ?? known?.gradeAmounts ?? {}
        const after = minor === null ? others : { ...others, [grade]: minor }
        own.set(key, after)
        const isEmpty = Object.keys(after).length === 0
        parts.set(`gradePrices ${key}`, { kind: 'gradePrices', key, value: isEmpty ? null : after })
      } else if (typeof shown === 'string')
        parts.set(`${shown} ${key}`, { kind: shown, key, value: minor === null ? null : { minor } })
    }
  }
  return [...parts.values()]
}

function gradeOf(shown: AmountKind): string | undefined {
  return typeof shown === 'object' ? shown.grade : undefined
}

/** Returns the position that partsOf gives to the row at this place. */
export function positionOf(place: number): number {
  return (place + 1) * positionStep
}

function limitsOf({ floorMinor, ceilingMinor }: Model): CatalogParts['limits'] {
  return {
    ...(floorMinor !== undefined && { floorMinor }),
    ...(ceilingMinor !== undefined && { ceilingMinor }),
  }
}

function withLimit(
  { floorMinor, ceilingMinor }: CatalogParts['limits'],
  kind: 'floor' | 'ceiling',
  minor: number | null,
): CatalogParts['limits'] {
  const floor = kind === 'floor' ? minor : (floorMinor ?? null)
  const ceiling = kind === 'ceiling' ? minor : (ceilingMinor ?? null)
  return { ...(floor !== null && { floorMinor: floor }), ...(ceiling !== null && { ceilingMinor: ceiling }) }
}

function pricingOf({ deviceKey, name, family }: Model, group: string): CatalogParts['model']['pricing'] {
  return {
    ...(deviceKey !== undefined && { deviceKey }),
    ...(name !== undefined && { name }),
    ...(family !== undefined && { family }),
    ...(group !== '' && { group }),
  }
}

/** Id of a new variant, equal for everybody who adds it, so that two who do it at once get a conflict. */
export function newVariantId({ model, rest }: ModelRow, gb: number, taken: ReadonlySet<string>): string {
  const details = Object.values(rest).map((value) => String(value).replaceAll(/[^\w.-]+/g, '-'))
  const id = [model.id, ...(gb > 0 ? [gb] : []), ...details].join('-').slice(0, 110)
  if (!taken.has(id)) return id
  for (let number = 2; ; number += 1) if (!taken.has(`${id}-${number}`)) return `${id}-${number}`
}
