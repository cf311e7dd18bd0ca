import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { byField } from './by-field.ts'
import { heldParts } from './held-parts.ts'
import { sharedForm, type SharedState } from './shared-form.ts'

const names = ['town', 'phone', 'hours', 'note'] as const
type Name = (typeof names)[number]
type Fields = Partial<Record<Name, string>>
interface Version {
  readonly rev: number
  readonly fields: Fields
}

class Outdated extends Error {}

/**
 * A record saved by several people, stored like on the server: a save based on an older version is refused.
 */
class Kept {
  version: Version = { rev: 1, fields: { town: '', phone: '', hours: '' } }

  readonly send = (fields: Fields) => async (base: Version) => {
    if (base.rev !== this.version.rev) throw new Outdated()
    this.version = { rev: base.rev + 1, fields }
    return this.version
  }
}

function formOn(kept: Kept, asks: 'same part' | 'any change') {
  const here = { fields: kept.version.fields }
  let state: SharedState<Version, Name> = { base: kept.version }
  const parts = byField<Version, Fields>({
    valuesOf: ({ fields }) => fields,
    read: () => here.fields,
    write: (fields) => {
      here.fields = fields
    },
  })
  const form = sharedForm({ ...parts, asks }, { read: () => state, write: (next) => (state = next) })
  const saving = {
    send: (base: Version) => kept.send(here.fields)(base),
    isOutdated: (error: unknown) => error instanceof Outdated,
    read: async () => kept.version,
  }
  return {
    form,
    here,
    type: (name: Name, text: string) => {
      here.fields = { ...here.fields, [name]: text }
    },
    save: (send = saving.send) =>
      form.save({ ...saving, send }).then(
        () => true,
        () => false,
      ),
  }
}

test('a change of a colleague in another field is taken over, and the save keeps it', async () => {
  const kept = new Kept()
  const [mine, theirs] = [formOn(kept, 'same part'), formOn(kept, 'same part')]
  theirs.type('town', 'Cork')
  assert.ok(await theirs.save())
  mine.type('phone', '1')
  assert.ok(await mine.save())
  assert.deepEqual(kept.version.fields, { town: 'Cork', phone: '1', hours: '' })
  assert.deepEqual(mine.form.now().others?.parts, ['town'])
})

test('a field that both changed is not saved before the person chooses, and its text stays', async () => {
  const kept = new Kept()
  const [mine, theirs] = [formOn(kept, 'same part'), formOn(kept, 'same part')]
  theirs.type('town', 'Cork')
  theirs.type('hours', '9')
  await theirs.save()
  mine.type('town', 'Dublin')
  mine.type('note', 'new')
  for (const _ of [1, 2]) assert.equal(await mine.save(), false)
  assert.deepEqual(mine.form.held(), ['town'])
  assert.equal(kept.version.fields.town, 'Cork')
  assert.deepEqual(mine.here.fields, { town: 'Dublin', phone: '', hours: '9', note: 'new' })
  mine.form.takeTheirs()
  assert.deepEqual(mine.here.fields, { town: 'Cork', phone: '', hours: '9', note: 'new' })
  assert.ok(await mine.save())
  assert.deepEqual(kept.version.fields, { town: 'Cork', phone: '', hours: '9', note: 'new' })
})

test('both changed a field to the same: nobody is asked', async () => {
  const kept = new Kept()
  const [mine, theirs] = [formOn(kept, 'any change'), formOn(kept, 'any change')]
  for (const one of [mine, theirs]) {
    one.type('town', 'Cork')
    assert.ok(await one.save())
  }
})

test('a form saved whole asks after any change, once for all that is not saved', async () => {
  const kept = new Kept()
  const [mine, theirs] = [formOn(kept, 'any change'), formOn(kept, 'any change')]
  theirs.type('town', 'Cork')
  await theirs.save()
  mine.type('phone', '1')
  assert.equal(await mine.save(), false)
  assert.deepEqual(mine.form.held(), ['phone'])
  mine.form.keepMine()
  assert.ok(await mine.save())
  assert.deepEqual(kept.version.fields, { town: 'Cork', phone: '1', hours: '' })
})

test('what is typed while a save is on its way stays', async () => {
  const kept = new Kept()
  const mine = formOn(kept, 'same part')
  mine.type('town', 'Cor')
  await mine.save(async (base) => {
    const sent = mine.here.fields
    mine.type('town', 'Cork')
    return kept.send(sent)(base)
  })
  assert.deepEqual([kept.version.fields.town, mine.here.fields.town], ['Cor', 'Cork'])
  assert.deepEqual(mine.form.mine(), ['town'])
})

test('a part is held if both changed it, until it is settled', () => {
  const isSettled = (part: string) => part === 'same'
  assert.deepEqual(
    heldParts({ mine: ['a', 'b', 'same', 'was'], changed: ['b', 'c', 'same'], held: ['was'], isSettled }),
    ['was', 'b'],
  )
})

const anyStep = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(...names, 'save', 'keep', 'take'),
  text: fc.stringMatching(/^[a-d]?$/),
})

test('whatever people type, save and choose, nobody overwrites what they have not seen, and no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 25 }),
      fc.constantFrom('same part' as const, 'any change' as const),
      async (steps, asks) => {
        const kept = new Kept()
        const people = [formOn(kept, asks), formOn(kept, asks), formOn(kept, asks)]
        for (const { who, what, text } of steps) {
          const one = people[who]
          assert.ok(one)
          const { form, here } = one
          if (what === 'keep') form.keepMine()
          else if (what === 'take') form.takeTheirs()
          else if (what !== 'save') one.type(what, text)
          else {
            const [before, seen] = [kept.version.fields, form.now().base.fields]
            const own = form.mine()
            const typed = here.fields
            const isSaved = await one.save()
            for (const name of own) assert.equal(here.fields[name], typed[name], 'text typed here stays')
            for (const name of names) {
              const isTheirs = before[name] !== seen[name]
              if (isTheirs && kept.version.fields[name] !== before[name]) assert.fail(`overwritten: ${name}`)
              if (isTheirs && !own.includes(name)) assert.equal(here.fields[name], before[name])
            }
            if (isSaved) assert.deepEqual(form.mine(), [])
          }
        }
      },
    ),
    { numRuns: 300 },
  )
})
