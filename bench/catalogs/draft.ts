import type { CatalogPart } from '@costard/catalogs'
import type { Shop } from '../../server/testing/product-builders.ts'
import { median } from '../measure.ts'
import type { Row } from '../table.ts'
import { besideOther } from './beside.ts'

const variants = 10_000
const perModel = 5
const cells = 100

/** Fills the draft of a catalog, then measures reading it, changing a cell, checking and publishing. */
export async function draftRows(shop: Shop, other: Shop): Promise<Row[]> {
  const { owner, path, catalogs } = shop
  const draft = `${path}/catalogs/${catalogs.buy.pricing.id}/draft`
  const post = async (method: string, at: string, body?: unknown): Promise<any> => {
    const answer = await owner.call(method, at, body)
    if (answer.status !== 200) throw new Error(`${at}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await fillDraft(shop)
  const read = await besideOther(other, () => post('GET', draft))
  const cellMs: number[] = []
  let rev = 0
  for (let cell = 0; cell < cells; cell += 1) {
    const startedAt = performance.now()
    // A variant of the sample that the draft has not changed.
    const part = { kind: 'price', key: 'iphone-15-256', value: { minor: 10_000 + cell } }
    ;({ rev } = await post('PATCH', draft, { baseVersion: 1, changes: [{ part, rev }] }))
    cellMs.push(performance.now() - startedAt)
  }
  const p95 = cellMs.toSorted((a, b) => a - b)[Math.floor(cellMs.length * 0.95)] ?? 0
  const check = await besideOther(other, () => post('GET', `${draft}/check`))
  const published = await besideOther(other, () =>
    post('POST', `${path}/catalogs/${catalogs.buy.pricing.id}/publish`, {
      baseVersion: 1,
      rev: check.result.rev,
      note: '',
    }),
  )
  const ms = (value: number) => `${Math.round(value)} ms`
  return [
    {
      what: `draft with ${variants} changed variants, read whole`,
      measured: `${ms(read.tookMs)}; another team waits ${ms(read.slowestMs)} at most`,
    },
    {
      what: 'one cell of it stored, median and p95',
      measured: `${ms(median(cellMs))}, ${ms(p95)}`,
      target: 'p95 < 150 ms',
      isMet: p95 < 150,
    },
    {
      what: 'checked',
      measured: `${ms(check.tookMs)}; another team waits ${ms(check.slowestMs)} at most`,
    },
    {
      what: 'published',
      measured: `${ms(published.tookMs)}; another team waits ${ms(published.slowestMs)} at most`,
      target: '< 2,000 ms',
      isMet: published.tookMs < 2000,
    },
  ]
}

/** Adds models to the draft of the trade-in catalog. Returns the number of their variants. */
export async function fillDraft({ owner, path, catalogs }: Shop): Promise<number> {
  const lines = manyParts().map(({ kind, key, value }) => JSON.stringify([kind, key, 0, value]))
  for (let start = 0; start < lines.length; start += 5_000) {
    const at = `${path}/catalogs/${catalogs.buy.pricing.id}/draft/changes`
    const given = { baseVersion: 1, lines: lines.slice(start, start + 5_000).join('\n') }
    const { status, body } = await owner.call('POST', at, given)
    if (status !== 200) throw new Error(`${at}: ${JSON.stringify(body)}`)
  }
  return variants
}

function manyParts(): CatalogPart[] {
  return Array.from({ length: variants / perModel }, (_, model) => [
    {
      kind: 'model' as const,
      key: `bench-${model}`,
      value: { pricing: { name: `Device ${model}`, family: 'iphone', group: 'std' }, position: model },
    },
    ...Array.from({ length: perModel }, (__, storage) => [
      {
        kind: 'variant' as const,
        key: `bench-${model}-${storage}`,
        value: {
          modelId: `bench-${model}`,
          attributes: { storageGb: 64 * 2 ** storage },
          position: storage,
        },
      },
      {
        kind: 'price' as const,
        key: `bench-${model}-${storage}`,
        value: { minor: 10_000 + 10 * model + storage },
      },
    ]).flat(),
  ]).flat()
}
