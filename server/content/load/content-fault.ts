import { ConfigError } from '#config'

/** A file of the content that cannot be used. Its message names the file and what is wrong in it. */
export class ContentFault extends ConfigError {
  override name = 'ContentFault'
}

/** Runs with the name of a file in front of what is thrown. */
export function naming<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new ContentFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
