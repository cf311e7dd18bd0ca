/**
 * The process that makes PDFs, started by print-queue.ts. A process, not a thread: native code can only be stopped
 * from outside, and its memory is returned at its end.
 */
import { z } from 'zod'
import { createCompile } from './compile.ts'

const Job = z.object({ template: z.enum(['quote']), data: z.string(), attachment: z.string() })

const compile = createCompile()

process.on('message', (message) => {
  const answer = answerTo(message)
  process.send?.({ ...answer, residentBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
// The server ends this process when it has no more use for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function answerTo(message: unknown): { readonly file: Buffer } | { readonly problem: string } {
  try {
    return { file: compile(Job.parse(message)) }
  } catch (error) {
    return { problem: withoutTexts(error instanceof Error ? error.message : String(error)) }
  }
}

/** Typst quotes texts of the document in its messages. They do not belong in a log. */
function withoutTexts(message: string): string {
  return message.replace(/`[^`]*`/g, '`…`').slice(0, 500)
}
