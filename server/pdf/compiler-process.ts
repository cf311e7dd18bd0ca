/**
 * The process that makes PDFs, started by print-queue.ts. A process, not a thread: native code can only be stopped
 * from outside, and its memory is returned at its end.
 */
import { z } from 'zod'
import type { Compile } from './compile.ts'

const Job = z.object({
  template: z.enum(['quote', 'receipt', 'label', 'book']),
  data: z.string(),
  attachment: z.string(),
})

/** Undefined where the compiler was not published for the operating system. */
const compile: Compile | undefined = await import('./compile.ts').then(
  ({ createCompile }) => createCompile(),
  () => undefined,
)

process.on('message', (message) => {
  const answer = answerTo(message)
  // Without the callback, a server that was killed meanwhile would make this process end with an unhandled EPIPE.
  process.send?.({ ...answer, residentBytes: process.memoryUsage.rss() }, (error: Error | null) => {
    if (error) process.exit()
  })
})
process.on('disconnect', () => process.exit())
// The server ends this process when it has no more use for it.
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

/** Typst quotes texts of the document in its messages. They do not belong in a log. */
function withoutTexts(message: string): string {
  return message.replace(/`[^`]*`/g, '`…`').slice(0, 500)
}
