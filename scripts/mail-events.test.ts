import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

const server = fileURLToPath(new URL('../server', import.meta.url))

const texts = new Map(
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/(^|\/)(testing|node_modules|mail)\//.test(path))
    .map((path) => [path, readFileSync(join(server, path), 'utf8')]),
)
const senders = [...texts].filter(([, text]) => text.includes('mailer.send('))

/** Returns the declarations of the event types that a file handles. */
function handledEvents(text: string): string[] {
  const names = [...text.matchAll(/(?<![.\w])on\(\s*(\w+)/g)].map(([, name]) => name!)
  const lists = [...text.matchAll(/\[([\w, ]+)\]\.map\(\(type\) => on\(type/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  )
  return [...names.filter((name) => name !== 'type'), ...lists].map((name) => {
    const declared = new RegExp(`const ${name} = (?:eventType\\(|\\{)[\\s\\S]*?\\n(?=\\n|$)`)
    const found = [...texts.values()].map((each) => declared.exec(each)?.[0]).find(Boolean)
    assert.ok(found, `declaration of the event ${name}`)
    return found
  })
}

test('mails have workers of their own: each event whose handler sends one says so', () => {
  assert.ok(senders.length > 10)
  for (const [path, text] of senders) {
    const events = handledEvents(text)
    assert.ok(events.length > 0, `${path}: sends mails outside a handler`)
    for (const event of events) {
      const types = event.split('eventType(').slice(1)
      for (const type of types) assert.match(type, /,\s*'mail',?\s*\)/, `${path}: ${event}`)
    }
  }
})
