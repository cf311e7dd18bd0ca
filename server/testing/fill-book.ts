import { entryHashOf } from '../product/purchase-book/hashes.ts'
import { purchaseBook } from '../product/purchase-book/schema.ts'

type Query = (text: string, values: unknown[]) => Promise<{ readonly rows: readonly object[] }>

/** Adds entries like the last one, with their hashes, until the purchase book of a team has this many. */
export async function fillBook(query: Query, teamId: string, entries: number): Promise<void> {
  type Stored = Readonly<Record<string, any>>
  const { rows } = await query(
    `select *, day::text as day, kept_until::text as kept_until from product.purchase_book
     where team_id = $1 order by seq desc limit 1`,
    [teamId],
  )
  const [last] = rows as unknown as Stored[]
  if (!last) throw new Error('the book has no entry')
  const same = Object.fromEntries(
    Object.entries(purchaseBook).flatMap(([key, column]) =>
      typeof column === 'object' && 'name' in column ? [[key, last[String(column.name)]]] : [],
    ),
  )
  const added: object[] = []
  let previousHash: Buffer = last['hash']
  for (let seq = Number(last['seq']) + 1; seq <= entries; seq += 1) {
    const row = {
      ...same,
      seq,
      number: `2026-${seq}`,
      amountMinor: Number(last['amount_minor']),
      previousHash,
    }
    const hash = entryHashOf(row as unknown as Parameters<typeof entryHashOf>[0]) // the type of the table's columns
    added.push({
      seq,
      number: row.number,
      previous: previousHash.toString('hex'),
      hash: hash.toString('hex'),
    })
    previousHash = hash
  }
  const columns = Object.keys(last).filter(
    (name) => !['seq', 'number', 'previous_hash', 'hash'].includes(name),
  )
  await query(
    `insert into product.purchase_book (seq, number, previous_hash, hash, ${columns.join(', ')})
     select (e ->> 'seq')::int, e ->> 'number', decode(e ->> 'previous', 'hex'), decode(e ->> 'hash', 'hex'),
       ${columns.map((name) => `b.${name}`).join(', ')}
     from product.purchase_book b, jsonb_array_elements($2::jsonb) e where team_id = $1 and b.seq = $3`,
    [teamId, JSON.stringify(added), last['seq']],
  )
  await query('update product.purchase_book_heads set seq = $2, hash = $3 where team_id = $1', [
    teamId,
    entries,
    previousHash,
  ])
}
