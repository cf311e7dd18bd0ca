import { ConfigError } from '#config'

/** A content file that cannot be used. Its message names the file and the fault. */
export class ContentFault extends ConfigError {
  override name = 'ContentFault'
}

/** Runs a function and prefixes its errors with the name of a file. */
export function naming<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new ContentFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
