import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Received } from './check-answer.ts'

/** Folder for the answers of a whole run of the tests. Absent in other runs, which keep none. */
const folder = process.env.COSTARD_ANSWERS

/** Says whether this run keeps the answers of our API. */
export const keepsAnswers = folder !== undefined

/** Keeps an answer of our API until the end of the run. address: of the request. text: the body, of one line if it is JSON. */
export function keepAnswer(
  { method, address, status, type }: Omit<Received, 'path'> & { readonly address: string },
  text: string,
): void {
  const path = /^\w+:\/\/[^/]+\/api(\/.*)$/.exec(address)?.[1]
  if (folder === undefined || path === undefined || !isJson(type)) return
  mkdirSync(folder, { recursive: true })
  const received: Received = { method, path, status, type }
  appendFileSync(join(folder, `${process.pid}.txt`), `${JSON.stringify(received)}\n${text}\n`)
}

/** Calls a function for each answer that was kept in a folder. */
export async function eachKeptAnswer(
  kept: string,
  call: (received: Received, body: unknown) => Promise<void>,
): Promise<void> {
  for (const file of readdirSync(kept)) {
    const lines = readFileSync(join(kept, file), 'utf8').split('\n')
    for (let at = 0; at + 1 < lines.length; at += 2)
      await call(JSON.parse(lines[at]!) as Received, JSON.parse(lines[at + 1]!)) // of keepAnswer
  }
}

function isJson(type: string): boolean {
  return /^application\/(problem\+)?json/.test(type)
}
