/** Number of ids remembered. A retry follows within about a day, and usually within minutes. */
const maxIds = 10_000

/**
 * Hands each id over once per process: a later or concurrent call gets the result of the first. A failed
 * hand-over is not remembered. The outbox may call again for a mail that was sent if the database was lost in
 * between.
 */
export function sendOnce<Sent extends { id?: string }>(
  send: (mail: Sent) => Promise<void>,
): (mail: Sent) => Promise<void> {
  const handedOver = new Map<string, Promise<void>>()
  return async (mail) => {
    const { id } = mail
    if (id === undefined) return send(mail)
    const earlier = handedOver.get(id)
    if (earlier) return earlier
    const sending = send(mail)
    handedOver.set(id, sending)
    const [oldest] = handedOver.keys()
    if (handedOver.size > maxIds && oldest !== undefined) handedOver.delete(oldest)
    return sending.catch((error: unknown) => {
      handedOver.delete(id)
      throw error
    })
  }
}
