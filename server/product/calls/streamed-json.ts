/**
 * Returns a stream of texts that are generated while it is read. first: the first text, generated before, so
 * that a failure can still get its own answer.
 */
export function streamedJson(
  first: string,
  others: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(first)),
    async pull(stream) {
      const { done, value } = await others.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await others.return()),
  })
}
