import type pg from 'pg'
import { ConfigError } from '#config'

type Client = Pick<pg.ClientBase, 'query'>

/** State of data that a command is writing or has moved away, during which no server may use it. */
export type DataState = 'restoring' | 'moved'

const texts: Readonly<Record<DataState, string>> = {
  restoring: 'A restore into this database did not finish; accepted: run it again',
  moved:
    'This database was moved; accepted: the settings of the new one, or `npm run move -- --undo` to use this one again',
}

/** Throws ConfigError if servers must not use the data. */
export async function requireWholeData(client: Client): Promise<void> {
  const state = await readDataState(client)
  if (state) throw new ConfigError(texts[state])
}

export async function readDataState(client: Client): Promise<DataState | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('costard_data.state') is not null "exists"`,
  )
  if (!rows[0]?.exists) return undefined
  const { rows: states } = await client.query<{ state: DataState }>('select state from costard_data.state')
  return states[0]?.state
}

/** In a separate schema outside of the migrations, since it is written before the first one. */
export async function writeDataState(client: Client, state: DataState): Promise<void> {
  await client.query(
    `begin; drop schema if exists costard_data cascade; create schema costard_data;
     create table costard_data.state as select '${state}'::text as state; commit`,
  )
}

export async function clearDataState(client: Client): Promise<void> {
  await client.query('drop schema if exists costard_data cascade')
}
