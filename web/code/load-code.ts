/**
 * Thrown if code of the app could not be loaded. `gone`: the server responds, so it runs another version by
 * now.
 */
export class CodeNotLoaded extends Error {
  override readonly name = 'CodeNotLoaded'
  readonly reason: 'offline' | 'gone'

  constructor(reason: 'offline' | 'gone', cause?: unknown) {
    super(`A part of the app could not be loaded (${reason})`, { cause })
    this.reason = reason
  }
}

/** Delay before the second attempt. Milliseconds. */
const retryMs = 400
/** Time without a response that counts as offline. Milliseconds. */
const answerMs = 2500

/**
 * Loads a part of the app; all dynamic imports use this. A failed download is retried once. Throws
 * CodeNotLoaded; errors that the code itself throws while starting are thrown unchanged.
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

/** Returns the reason why code did not load: the server is unreachable, or no longer has this version. */
export async function codeNotLoaded(cause?: unknown): Promise<CodeNotLoaded> {
  return new CodeNotLoaded((await isServerInReach()) ? 'gone' : 'offline', cause)
}

// Error messages of Chromium, Firefox, Safari (two) and Vite. Browsers give these failures no code.
const notDownloaded =
  /dynamically imported module|Importing a module script failed|valid JavaScript MIME type|Unable to preload CSS/i

function isNotDownloaded(error: unknown): boolean {
  return error instanceof Error && notDownloaded.test(error.message)
}

/** True if our server responds at all. */
export async function isServerInReach(): Promise<boolean> {
  try {
    const { status } = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })
    return status < 500
  } catch {
    return false
  }
}
