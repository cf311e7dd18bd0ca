import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { printQuote } from '@costard/templates'
import { aPrintedLine, aQuoteToPrint } from './testing/quote-to-print.ts'

test(
  'ends without a word when the server is gone before the document is made',
  { timeout: 60_000 },
  async () => {
    const child = fork(fileURLToPath(new URL('./compiler-process.ts', import.meta.url)), [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const printed = text(child.stderr!) // stderr is a pipe
    const data = (lineCount: number): string => {
      const lines = Array.from({ length: lineCount }, (_, index) => aPrintedLine({ id: `l${index}` }))
      return JSON.stringify(printQuote(aQuoteToPrint({ lines })))
    }
    const job = { template: 'quote', attachment: '{}' }
    child.send({ ...job, data: data(1) })
    await once(child, 'message')
    child.send({ ...job, data: data(200) })
    child.disconnect()
    const [code] = await once(child, 'exit')
    assert.equal(`${code} ${await printed}`, '0 ')
  },
)
