import type { AskedQuestion, Counted, FoundModel, VisitDone, VisitOffer } from '@costard/contract'
import { CodeNotLoaded, loadCode } from '../code/load-code.ts'
import type { Said } from './said.ts'

/** A call that the server refused; without a code if there was no response. */
export class CallFailed extends Error {
  readonly code: string | undefined
  constructor(code: string | undefined) {
    super(code ?? 'no answer')
    this.code = code
  }
}

/** Loads a part of the script on demand. Throws CallFailed. */
export async function loaded<Module>(part: () => Promise<Module>): Promise<Module> {
  try {
    return await loadCode(part)
  } catch (error) {
    const isGone = error instanceof CodeNotLoaded && error.reason === 'gone'
    throw new CallFailed(isGone ? newVersion : undefined)
  }
}

/** The server runs another version, which has this part under another name: the page has to be reloaded. */
export const newVersion = 'widget/new-version'

export interface Step {
  readonly question: AskedQuestion | null
  /** The following questions, as far as they do not depend on the answer. */
  readonly ahead: readonly AskedQuestion[]
  readonly at: number
  readonly total: number
  /** True while the total depends on missing answers. */
  readonly mayBeFewer: boolean
}

export interface Contact {
  readonly propositionKey?: string | undefined
  readonly email: string
  readonly name: string
  readonly phone?: string | undefined
  readonly imei?: string | undefined
  readonly wantsNews: boolean
}

const path = '/api/public/widget'
/** Time limit, so that a phone in a tunnel gets an error instead of waiting. Milliseconds. */
const timeoutMs = 20_000

/** Returns the calls of a visit. Each throws CallFailed. */
export function visitCalls(token: string, attest: () => Promise<string | undefined>) {
  async function post<Answer>(
    name: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(`${path}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ token, ...body }),
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch {
      throw new CallFailed(undefined)
    }
    const answer = (await response.json().catch(() => ({}))) as { error?: { code?: string } }
    if (!response.ok) throw new CallFailed(answer.error?.code)
    return answer as Answer // as declared in the contract
  }
  async function proof(): Promise<Record<string, string>> {
    const token = await attest()
    return token === undefined ? {} : { 'X-Firebase-AppCheck': token }
  }
  return {
    find: (text: string) => post<{ models: FoundModel[]; isSure: boolean }>('find', { text }),
    step: (said: Said, counted: Counted & { isFirst: boolean; isSeen: boolean }) =>
      post<Step>('step', { ...said, ...counted }),
    /** For a page that is being left, where nothing waits for the response. */
    leave: (counted: Counted) =>
      navigator.sendBeacon(
        `${path}/leave`,
        new Blob([JSON.stringify({ token, ...counted })], { type: 'application/json' }),
      ),
    price: (said: Said) => post<VisitOffer>('price', said),
    submit: async (said: Said, contact: Contact) =>
      post<VisitDone>('submit', { ...said, ...contact }, await proof()),
    submitUnlisted: async (device: string, contact: Contact) =>
      post<VisitDone>('submit-unlisted', { device, ...contact }, await proof()),
  }
}
export type Calls = ReturnType<typeof visitCalls>
