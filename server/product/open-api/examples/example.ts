/** Example of a call: request body and successful response. */
export interface Example {
  readonly request?: object
  readonly answer?: object
}
