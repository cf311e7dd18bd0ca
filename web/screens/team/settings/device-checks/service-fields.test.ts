import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { LookUpService } from '@costard/contract'
import { invalidFields, fieldsOf, inputOf } from './service-fields.ts'

const service: LookUpService = {
  name: 'Harbour Look-up',
  urlTemplate: 'https://look-up.example/devices/{number}',
  headerName: 'X-Api-Key',
  hasSecret: true,
  referencePointer: '/id',
  mappings: { blacklist: { pointer: '/blacklist', clear: ['no', 'false'], flagged: ['yes'] } },
}

test('saving a service as it was read keeps it and its secret', () => {
  const { hasSecret, ...kept } = service
  assert.equal(hasSecret, true)
  assert.deepEqual(inputOf(fieldsOf(service)), kept)
  assert.deepEqual(invalidFields(fieldsOf(service)), [])
})

test('sends a new secret, including an empty one', () => {
  assert.equal(inputOf({ ...fieldsOf(service), isNewSecret: true, secret: '' }).secret, '')
  assert.equal(inputOf({ ...fieldsOf(null), secret: 'key' }).secret, 'key')
})

test('splits values at commas and removes duplicates', () => {
  const fields = fieldsOf(service)
  const blacklist = { ...fields.mappings.blacklist, clear: ' clean, ,OK,clean ' }
  const { mappings } = inputOf({ ...fields, mappings: { ...fields.mappings, blacklist } })
  assert.deepEqual(mappings.blacklist?.clear, ['clean', 'OK'])
})

test('reports every invalid field', () => {
  const fields = fieldsOf(null)
  assert.deepEqual(invalidFields(fields).toSorted(), ['mappings', 'name', 'urlTemplate'])
  const findMy = { isSupported: true, pointer: 'findMy', clear: '', flagged: 'on' }
  const wrong = {
    ...fields,
    headerName: 'a b',
    referencePointer: 'id',
    mappings: { ...fields.mappings, findMy },
  }
  assert.deepEqual(invalidFields(wrong).toSorted(), [
    'headerName',
    'mappings.findMy.clear',
    'mappings.findMy.pointer',
    'name',
    'referencePointer',
    'urlTemplate',
  ])
})
