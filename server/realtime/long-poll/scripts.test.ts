import assert from 'node:assert/strict'
import { runInNewContext } from 'node:vm'
import { test } from 'vitest'
import { closeScript, packetScript, startScript } from './scripts.ts'

test('calls the functions of the client', () => {
  const calls: unknown[][] = []
  const window = {
    pLPCommand7: (...args: unknown[]) => calls.push(['command', ...args]),
    pRTLPCB7: (number: number, messages: unknown) => calls.push(['data', number, JSON.stringify(messages)]),
  }
  const script = [startScript('7', 'id', 'pw'), packetScript('7', 0, ['{"a":1}', '{}']), closeScript('7', 3)]
  runInNewContext(script.join(''), { parent: { window } })
  assert.deepEqual(calls, [
    ['command', 'start', 'id', 'pw'],
    ['data', 0, '[{"a":1},{}]'],
    ['command', 'close', 3],
  ])
})

test('preserves keys and characters that a script literal would lose', () => {
  let received: any
  const window = { pRTLPCB7: (_: number, messages: unknown) => (received = messages) }
  const message = JSON.stringify({ text: 'a\u0000\u2028\u2029\ud800' }).replace('}', ',"__proto__":{"x":1}}')
  runInNewContext(packetScript('7', 0, [message]), { parent: { window } })
  assert.equal(JSON.stringify(received), `[${message}]`)
})
