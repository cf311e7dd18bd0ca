/** A call of our API that is about to be made. */
export interface ApiCall {
  /** Name of the call in the contract, such as `quotes.add`. */
  readonly name: string
  readonly input: unknown
  readonly idempotencyKey: string | undefined
  /** True if the call sends work that waited on this device. */
  readonly isQueued: boolean
}

/** Answers calls without the network if possible: from what this device keeps, or by queueing them. */
export type BesideNetwork = (
  call: ApiCall,
  /** Makes the call over the network with this input. */
  ask: (input: unknown) => Promise<unknown>,
) => Promise<unknown>

/**
 * Set while this device keeps data of the signed-in user. In a separate object, so that the API client does
 * not load the code for it.
 */
export const besideNetwork: { answer: BesideNetwork | undefined } = { answer: undefined }
