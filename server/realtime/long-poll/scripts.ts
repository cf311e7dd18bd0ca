// What a poll is answered with. The client's frame runs it, and finds its functions in the page around it by a number.

/** How the functions of a client are named; digits only, as whatever stands there is run. */
export const callbackPattern = /^\d{1,16}$/

export function startScript(callback: string, id: string, password: string): string {
  return command(callback, ['start', id, password])
}

/** last: the number of the packet to be taken in before. */
export function closeScript(callback: string, last?: number): string {
  return command(callback, last === undefined ? ['close'] : ['close', last])
}

/** number: of the packet, from 0 without gaps; messages: JSON texts. */
export function packetScript(callback: string, number: number, messages: readonly string[]): string {
  // Parsed, since as a literal a key __proto__ would be lost.
  const parsed = `JSON.parse(${JSON.stringify(`[${messages.join(',')}]`)})`
  return `parent.window.pRTLPCB${callback}(${number},${parsed});\n`
}

function command(callback: string, args: readonly (string | number)[]): string {
  return `parent.window.pLPCommand${callback}(${args.map((arg) => JSON.stringify(arg)).join(',')});\n`
}
