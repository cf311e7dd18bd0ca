/** An identity service that runs as processes of its own. */
export interface Service {
  readonly name: string
  readonly port: number
  /** What stands before `/v1/...` in the addresses of each of the two APIs. */
  readonly apiPath: string
  readonly tokenPath: string
  readonly apiKey: string
  /** CPU time so far. Milliseconds. */
  readonly cpu: () => { readonly server: number; readonly database: number }
  readonly stop: () => Promise<void>
}
