import sharp from 'sharp'

/** Answers the jobs of createPictureProcess, in the process that it started. answer: undefined where it throws. */
export function answerJobs(answer: (job: unknown) => Promise<unknown>): void {
  sharp.cache(false)
  sharp.concurrency(1)
  process.on('message', (job) => {
    void answer(job)
      .catch(() => undefined)
      .then((answered) =>
        // Without the callback, a server that was killed meanwhile would end this process with an unhandled EPIPE.
        process.send?.(
          { answer: answered, residentBytes: process.memoryUsage.rss() },
          (error: Error | null) => {
            if (error) process.exit()
          },
        ),
      )
  })
  process.on('disconnect', () => process.exit())
  // The server ends this process when it has no more use for it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
}
