/** Code of the app that the server did not send. `gone`: the server answers, so it runs another version by now. */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded'
  readonly reason: 'offline' | 'gone'

  constructor(reason: 'offline' | 'gone', cause?: unknown) {
    super(`A part of the app could not be loaded (${reason})`, { cause })
    this.reason = reason
  }
}

/** Milliseconds before the second try. */
const retryMs = 400
/** Longer without an answer counts as offline. Milliseconds. */
const answerMs = 2500

/**
 * Loads a part of the app; all dynamic imports go through here. A failed download is tried once more. Throws
 * CodeNotLoaded; what the code itself throws while it starts is thrown as it is.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!isNotDownloaded(error)) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, retryMs))
  try {
    return await load()
  } catch (error) {
    throw isNotDownloaded(error) ? await codeNotLoaded(error) : error
  }
}

/** Returns why code that did not come did not come: the server is out of reach, or no longer has this version. */
export async function codeNotLoaded(cause?: unknown): Promise<CodeNotLoaded> {
  return new CodeNotLoaded((await isServerInReach()) ? 'gone' : 'offline', cause)
}

// The texts of Chromium, Firefox, Safari (two) and Vite. Browsers give these failures no code.
const notDownloaded =
  /dynamically imported module|Importing a module script failed|valid JavaScript MIME type|Unable to preload CSS/i

function isNotDownloaded(error: unknown): boolean {
  return error instanceof Error && notDownloaded.test(error.message)
}

/** Returns whether our server answers at all. */
export async function isServerInReach(): Promise<boolean> {
  try {
    const { status } = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
    return status < 500
  } catch {
    return false
  }
}
