import assert from 'node:assert/strict'
import { test } from 'vitest'
import { html } from './html.ts'

test('escapes interpolated values', () => {
  assert.equal(String(html`<a title="${'"&\''}">${'<b>'}</a>`), '<a title="&#34;&#38;&#39;">&#60;b&#62;</a>')
})

test('keeps markup made by the tag, also in arrays', () => {
  const items = ['a', 'b<'].map((item) => html`<i>${item}</i>`)
  assert.equal(String(html`<b>${items}</b>`), '<b><i>a</i><i>b&#60;</i></b>')
})

test('renders nothing for absent values, and zero as 0', () => {
  assert.equal(String(html`[${undefined}${null}${false}${0}]`), '[0]')
})
