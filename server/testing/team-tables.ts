import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { teamTablesOf } from '../product/team-lifecycle/team-tables.ts'

const product = fileURLToPath(new URL('../product', import.meta.url))

/** Returns all tables with a team id, found through the names of schema files; referencing tables first. */
export const teamTables = teamTablesOf(
  await Promise.all(globSync('**/*schema.ts', { cwd: product }).map((path) => import(join(product, path)))),
)
