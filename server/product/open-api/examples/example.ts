/** Bodies of a call of the main job: what is sent, and a successful answer. */
export interface Example {
  readonly request?: object
  readonly answer?: object
}
