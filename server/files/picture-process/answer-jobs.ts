import sharp from 'sharp'

/**
 * Answers the jobs of createPictureProcess, within the process that it started. answer: called for each job;
 * if it throws, the answer is undefined.
 */
export function answerJobs(answer: (job: unknown) => Promise<unknown>): void {
  sharp.cache(false)
  sharp.concurrency(1)
  process.on('message', (job) => {
    void answer(job)
      .catch(() => undefined)
      .then((answered) =>
        // Without the callback, a server that was killed meanwhile would end this process with an unhandled
        // EPIPE.
        process.send?.(
          { answer: answered, residentBytes: process.memoryUsage.rss() },
          (error: Error | null) => {
            if (error) process.exit()
          },
        ),
      )
  })
  process.on('disconnect', () => process.exit())
  // Signals are ignored: the server ends this process when it is no longer needed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
}
