/** An identity service in processes of its own. */
export interface Service {
  readonly name: string
  readonly port: number
  /** Prefix of `/v1/...` in the URLs of the two APIs. */
  readonly apiPath: string
  readonly tokenPath: string
  readonly apiKey: string
  /** CPU time so far. Milliseconds. */
  readonly cpu: () => { readonly server: number; readonly database: number }
  readonly stop: () => Promise<void>
}
