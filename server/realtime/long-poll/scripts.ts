// Responses to polls: scripts that run in the client's iframe and call numbered functions of the parent page.

/** Callback number of a client. Digits only: it becomes part of an executed script. */
export const callbackPattern = /^\d{1,16}$/

export function startScript(callback: string, id: string, password: string): string {
  return command(callback, ['start', id, password])
}

/** last: number of the packet to process before closing. */
export function closeScript(callback: string, last?: number): string {
  return command(callback, last === undefined ? ['close'] : ['close', last])
}

/** number: number of the packet, from 0 without gaps. messages: JSON texts. */
export function packetScript(callback: string, number: number, messages: readonly string[]): string {
  // Written as JSON.parse: an object literal would drop a `__proto__` key.
  const parsed = `JSON.parse(${JSON.stringify(`[${messages.join(',')}]`)})`
  return `parent.window.pRTLPCB${callback}(${number},${parsed});\n`
}

function command(callback: string, args: readonly (string | number)[]): string {
  return `parent.window.pLPCommand${callback}(${args.map((arg) => JSON.stringify(arg)).join(',')});\n`
}
