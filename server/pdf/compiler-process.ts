/**
 * The process that makes PDFs, started by print-queue.ts. A process and not a thread: native code can only be
 * stopped from outside, and its memory is freed when it exits.
 */
import { z } from 'zod'
import type { Compile } from './compile.ts'

const Job = z.object({
  template: z.enum(['quote', 'receipt', 'label', 'book']),
  data: z.string(),
  attachment: z.string(),
})

/** undefined if there is no build of the compiler for the operating system. */
const compile: Compile | undefined = await import('./compile.ts').then(
  ({ createCompile }) => createCompile(),
  () => undefined,
)

process.on('message', (message) => {
  const answer = answerTo(message)
  // Without the callback, a server that was killed meanwhile would make this process end with an unhandled
  // EPIPE.
  process.send?.({ ...answer, residentBytes: process.memoryUsage.rss() }, (error: Error | null) => {
    if (error) process.exit()
  })
})
process.on('disconnect', () => process.exit())
// Signals are ignored: the server ends this process when it is no longer needed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

type Answer = { readonly file: Buffer } | { readonly problem: string } | { readonly isUnavailable: true }

function answerTo(message: unknown): Answer {
  if (!compile) return { isUnavailable: true }
  try {
    return { file: compile(Job.parse(message)) }
  } catch (error) {
    return { problem: withoutTexts(error instanceof Error ? error.message : String(error)) }
  }
}

/** Typst's messages quote texts of the document, which must not be logged. */
function withoutTexts(message: string): string {
  return message.replace(/`[^`]*`/g, '`…`').slice(0, 500)
}
