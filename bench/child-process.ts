import type { ChildProcess } from 'node:child_process'

/** Ends a process in its own way. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await gone
}

/** Waits until an address answers with success. Throws after a minute. */
export async function answers(url: string, child: ChildProcess): Promise<Response> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No answer from ${url}`)
}
