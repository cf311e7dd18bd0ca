import { aLine, aQuoteInput, type Shop } from '../../server/testing/product-builders.ts'
import { cpuMsOf } from '../identity/cpu-time.ts'
import type { Row } from '../table.ts'

const edits = 400
const lines = 20

/**
 * CPU time of the server for editing a note, and for editing a line, in quotes with one and with twenty
 * lines.
 */
export async function noteRows(shop: Shop, serverPid: number): Promise<readonly Row[]> {
  const one = await costs(shop, serverPid, 1)
  const many = await costs(shop, serverPid, lines)
  const growth = many.note / one.note
  return [
    { what: 'edit the note of a quote with one line', measured: `${one.note.toFixed(2)} ms of CPU` },
    {
      what: `edit the note of a quote with ${lines} lines`,
      measured: `${many.note.toFixed(2)} ms of CPU, ${growth.toFixed(2)} x`,
      target: '<= 1.5 x one line',
      isMet: growth <= 1.5,
    },
    { what: `edit one of ${lines} lines`, measured: `${many.line.toFixed(2)} ms of CPU` },
  ]
}

async function costs(
  shop: Shop,
  serverPid: number,
  count: number,
): Promise<{ readonly note: number; readonly line: number }> {
  const input = aQuoteInput(shop, { lines: Array.from({ length: count }, () => aLine(shop)) })
  let { body: quote } = await shop.owner.call('POST', `${shop.path}/quotes`, input)
  const lineId = quote.lines[0].id
  const path = `${shop.path}/quotes/${quote.id}`
  const measure = async (edit: (at: number) => Promise<{ body: any; status: number }>) => {
    let before = 0
    for (let at = -50; at < edits; at += 1) {
      if (at === 0) before = cpuMsOf(serverPid)
      const { status, body } = await edit(at)
      if (status !== 200) throw new Error(`not edited: ${status}`)
      quote = { ...quote, ...body }
    }
    return (cpuMsOf(serverPid) - before) / edits
  }
  const note = await measure((at) => shop.owner.call('PATCH', path, { rev: quote.rev, note: `Note ${at}` }))
  const line = await measure((at) =>
    shop.owner.call('PATCH', `${path}/lines`, {
      rev: quote.rev,
      changes: [{ op: 'edit', lineId, line: aLine(shop, { quantity: 2 + (at & 1) }) }],
    }),
  )
  return { note, line }
}
