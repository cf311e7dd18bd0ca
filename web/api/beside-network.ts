/** A call of our API before it is made. */
export interface ApiCall {
  /** Name of the call in the contract, such as `quotes.add`. */
  readonly name: string
  readonly input: unknown
  readonly idempotencyKey: string | undefined
  /** The call sends work that waited on this device. */
  readonly isQueued: boolean
}

/** Answers calls beside the network: with what this device keeps, and for what it queues. */
export type BesideNetwork = (
  call: ApiCall,
  /** Makes the call over the network, with this input. */
  ask: (input: unknown) => Promise<unknown>,
) => Promise<unknown>

/** Set while this device keeps things of the signed-in person. Apart, so that the API client loads none of it. */
export const besideNetwork: { answer: BesideNetwork | undefined } = { answer: undefined }
