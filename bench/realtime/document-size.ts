import { median } from '../measure.ts'
import type { Row } from '../table.ts'
import { connect, type LiveClient } from './live-client.ts'
import type { Person, Server } from './server.ts'

const megabytes = 15
const childrenPerMegabyte = 333
const writes = 200
const rounds = 7

/** CPU time of small writes to an empty and to a large document, measured alternately. */
export async function documentSizeRow(server: Server, people: readonly Person[]): Promise<Row> {
  const [empty, large] = await Promise.all(
    people.map(async ({ userId, idToken }) => ({
      userId,
      client: await connect(server.port, idToken),
      cpuMs: [] as number[],
    })),
  )
  if (!empty || !large) throw new Error('two people are needed')
  await fill(large.client, large.userId)
  for (let round = 0; round < rounds; round += 1) {
    for (const { client, userId, cpuMs } of [empty, large]) {
      const before = server.cpuMs()
      for (let write = 0; write < writes; write += 1) {
        await client.ask('p', { p: `/preferences/${userId}/list/tiny`, d: write })
      }
      cpuMs.push((server.cpuMs() - before) / writes)
    }
  }
  for (const { client } of [empty, large]) client.close()
  const [small, big] = [median(empty.cpuMs), median(large.cpuMs)]
  return {
    what: `CPU of the server process for a small write into a document of ${megabytes} MB with ${megabytes * childrenPerMegabyte} children`,
    measured: `${big.toFixed(2)} ms, ${small.toFixed(2)} ms into an empty one`,
    target: '<= 2 x the empty one',
    isMet: big <= 2 * small,
  }
}

async function fill(client: LiveClient, userId: string): Promise<void> {
  for (let megabyte = 0; megabyte < megabytes; megabyte += 1) {
    const children = Array.from({ length: childrenPerMegabyte }, (_, at) => [
      `m${megabyte}-${at}`,
      'x'.repeat(3_000),
    ])
    await client.ask('m', { p: `/preferences/${userId}/list`, d: Object.fromEntries(children) })
  }
}
