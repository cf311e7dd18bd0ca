import type { ChildProcess } from 'node:child_process'

/** Stops a process by SIGINT and waits until it has exited. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await exited
}

/** Waits until the URL responds with success. Throws after a minute. */
export async function waitForAnswer(url: string, child: ChildProcess): Promise<Response> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with ${child.exitCode}`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No answer from ${url}`)
}
