/** Reason why a backup cannot be taken or restored. The commands have an exit code for each. */
export type Refusal =
  | 'broken'
  | 'newer-program'
  | 'newer-format'
  | 'secret-key'
  | 'target-filled'
  | 'source-in-use'
  | 'no-data'

/** The message is a single line for operators. */
export class BackupRefused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string) {
    super(message)
    this.reason = reason
  }
}
