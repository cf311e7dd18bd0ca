import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import { clientOf, type Primary } from './primary.ts'

/** SQLSTATE of a server or role that allows no further connections. */
const tooManyConnections = '53300'
/** How long no further connection is opened after the server refused one. Milliseconds. */
const refusedMs = 1_000

type Received = Parameters<Parameters<pg.Pool['connect']>[0]>
type Receive = (...received: Received) => void

/**
 * A pool that works with fewer connections if the server allows no more: requests then wait for a connection
 * to be released, within the usual time limit, instead of failing at once.
 */
export class PatientPool extends pg.Pool {
  /** Called for each caller with the seconds waited for a connection. */
  onWaited: (seconds: number) => void = () => {}
  #refusedAt = -Infinity
  #renewedAt = -Infinity
  /** Moments at which connections were opened. */
  readonly #openedAt = new WeakMap<pg.PoolClient, number>()
  readonly #waiting: (() => void)[] = []
  readonly #primary: Primary | undefined

  /** primary: for an address with several hosts. */
  constructor(options: pg.PoolConfig & { readonly connectionTimeoutMillis: number }, primary?: Primary) {
    super(primary ? followingPrimary(options, primary) : options)
    this.#primary = primary
    this.on('error', () => primary?.forget())
    this.on('connect', (client) => this.#openedAt.set(client, performance.now()))
    // The released connection is idle only after this event.
    this.on('release', () => setImmediate(() => this.#waiting.shift()?.()))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(receive: Receive): void
  override connect(receive?: Receive): Promise<pg.PoolClient> | void {
    const askedAt = performance.now()
    const deadline = askedAt + (this.options.connectionTimeoutMillis ?? 0)
    const received: Receive = (...answer) => {
      this.onWaited((performance.now() - askedAt) / 1_000)
      receive?.(...answer)
    }
    if (receive) return this.#receive(deadline, received)
    return new Promise((resolve, reject) => {
      receive = (error, client) => (client ? resolve(client) : reject(error))
      this.#receive(deadline, received)
    })
  }

  /** Closes connections opened before now on their next use, since they lead to the wrong server. */
  renew(): void {
    this.#primary?.forget()
    this.#renewedAt = performance.now()
  }

  #receive(deadline: number, receive: Receive, isSecond = false): void {
    const primary = this.#primary
    if (primary && primary.known === undefined) {
      primary.find().then(
        () => this.#receive(deadline, receive, isSecond),
        (error) => receive(error, undefined, () => {}),
      )
      return
    }
    if (this.#isRefused && this.idleCount === 0 && this.totalCount > 0) return this.#wait(deadline, receive)
    super.connect((error, client, done) => {
      if (client && (this.#openedAt.get(client) ?? 0) < this.#renewedAt) {
        done(true)
        return this.#receive(deadline, receive)
      }
      if (primary && error && isDatabaseUnavailable(error)) {
        primary.forget()
        if (!isSecond && performance.now() < deadline) return this.#receive(deadline, receive, true)
      }
      if (!isRefusal(error) || performance.now() >= deadline) return receive(error, client, done)
      this.#refusedAt = performance.now()
      this.#wait(deadline, receive)
    })
  }

  get #isRefused(): boolean {
    return performance.now() - this.#refusedAt < refusedMs
  }

  /** Retries when a connection is released, or when the server may allow another one. */
  #wait(deadline: number, receive: Receive): void {
    const again = () => {
      clearTimeout(timer)
      const at = this.#waiting.indexOf(again)
      if (at >= 0) this.#waiting.splice(at, 1)
      if (performance.now() < deadline) this.#receive(deadline, receive)
      else receive(new Error('timeout exceeded when trying to connect'), undefined, () => {})
    }
    const timer = setTimeout(again, Math.min(refusedMs, Math.max(0, deadline - performance.now())))
    this.#waiting.push(again)
  }
}

function isRefusal(error: Error | undefined): boolean {
  return (error as (Error & { readonly code?: string }) | undefined)?.code === tooManyConnections
}

/**
 * Returns options for a pool that connects to the server found last. Its sockets are closed when a different
 * server is found: a server without power closes none, and queries on them would wait for their time limit.
 */
function followingPrimary(options: pg.PoolConfig, primary: Primary): pg.PoolConfig {
  const open = new Set<Duplex>()
  primary.onChange(() => {
    for (const socket of open) socket.destroy()
  })
  return {
    ...options,
    Client: clientOf(primary) as new () => pg.Client, // called with these options
    stream: () => {
      const socket = options.stream?.() ?? new Socket()
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      return socket
    },
  }
}
