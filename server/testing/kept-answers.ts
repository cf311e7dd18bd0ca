import { appendFileSync, createReadStream, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Received } from './check-answer.ts'

/** Folder for the responses recorded during a complete test run. Not set in other runs, which record none. */
const folder = process.env.COSTARD_ANSWERS

/**
 * Length above which a response is long: of those, a process records only the first per address and status.
 * Characters.
 */
const long = 16_384
const longKept = 20

/** True if this run records the responses of our API. */
export const keepsAnswers = folder !== undefined

/**
 * Records a response of our API until the end of the run. address: of the request. text: the body, on one
 * line if it is JSON.
 */
export function keepAnswer(
  { method, address, status, type }: Omit<Received, 'path'> & { readonly address: string },
  text: string,
): void {
  const path = /^\w+:\/\/[^/]+\/api(\/.*)$/.exec(address)?.[1]
  if (folder === undefined || path === undefined || text === '' || !isJson(type)) return
  if (text.length > long && !isFirst(`${method} ${path.replaceAll(ids, '')} ${status}`)) return
  mkdirSync(folder, { recursive: true })
  const received: Received = { method, path, status, type }
  // Node's line reader also splits at these characters, which JSON may contain unescaped.
  const line = text.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
  appendFileSync(join(folder, `${process.pid}.txt`), `${JSON.stringify(received)}\n${line}\n`)
}

/** Calls a function for each response recorded in a folder. */
export async function eachKeptAnswer(
  kept: string,
  call: (received: Received, body: unknown) => Promise<void>,
): Promise<void> {
  for (const file of readdirSync(kept)) {
    let received: Received | undefined
    for await (const line of createInterface({ input: createReadStream(join(kept, file)) })) {
      const parsed: unknown = JSON.parse(line)
      if (received) await call(received, parsed)
      received = received ? undefined : (parsed as Received) // written by keepAnswer
    }
  }
}

const longOnes = new Map<string, number>()
const ids = /[\w-]{20,}|\?.*/g

function isFirst(name: string): boolean {
  const count = (longOnes.get(name) ?? 0) + 1
  longOnes.set(name, count)
  return count <= longKept
}

function isJson(type: string): boolean {
  return /^application\/(problem\+)?json/.test(type)
}
