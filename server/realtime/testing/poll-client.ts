import assert from 'node:assert/strict'
import { runInNewContext } from 'node:vm'

export interface Poller {
  id: string
  pw: string
  /** Messages received in packets, in order. */
  messages: any[]
  /** Arguments of the close command; undefined while open. */
  closed: unknown[] | undefined
  poll: (...sent: object[]) => Promise<void>
}

/** Opens a client that polls on request and runs the scripts it receives. */
export async function startPolling(origin: string): Promise<Poller> {
  const poller: Partial<Poller> & Pick<Poller, 'messages'> = { messages: [] }
  let packets = 0
  const run = async (query: string): Promise<void> => {
    const response = await fetch(`${origin}/.lp?${query}&ser=1&ns=costard`)
    assert.match(response.headers.get('content-type') ?? '', /^application\/javascript/)
    const window = {
      pLPCommand9(command: string, ...args: unknown[]) {
        if (command === 'start') [poller.id, poller.pw] = args as [string, string] // shape sent by the server
        else poller.closed = args
      },
      pRTLPCB9(number: number, messages: object[]) {
        assert.equal(number, packets++)
        poller.messages.push(...JSON.parse(JSON.stringify(messages)))
      },
    }
    runInNewContext(await response.text(), { parent: { window } })
  }
  await run('start=t&cb=9&v=5')
  let segments = 0
  poller.poll = (...sent) => {
    const parts = sent.map((message, index) => {
      const data = Buffer.from(JSON.stringify(message)).toString('base64url')
      return `&seg${index}=${segments++}&ts${index}=1&d${index}=${data}`
    })
    return run(`id=${poller.id}&pw=${poller.pw}${parts.join('')}`)
  }
  return poller as Poller // all fields are set here
}
