import assert from 'node:assert/strict'
import { test } from 'vitest'
import { appearance, imitatesLatin } from './look-alikes.ts'

test('names of real shops of every script imitate nothing', () => {
  for (const name of [
    'Liffey Exchange',
    'Zürich–Örlikon',
    'Łukasz & Żaneta',
    'Ilgaz ılgaz',
    'ОРЕХ',
    'МАРС',
    'Роса',
    'АТБ-Маркет',
    'Кіт і Пес',
    'iСервіс',
    'iРемонт Київ',
    'Apple Сервіс',
    'Ремонт iPhone та MacBook',
    'Сяомі Львів',
    'Επισκευή iPhone',
    'ΑΘΗΝΑ',
    'ΝΕΑ ΟΡΑ',
    'Հայաստան',
    'Αθήνα Repair',
    '東京 Apple修理',
    '7',
  ])
    assert.equal(imitatesLatin(name), false, name)
})

test('a word that mixes scripts and looks wholly Latin, and a brand in letters of another script, imitate', () => {
  for (const name of [
    'Аpple Support', // Cyrillic А
    'Applе', // Cyrillic е
    'Аррӏе', // all Cyrillic
    'АРРІЕ', // Cyrillic І for L
    'Best Micrоsоft',
    'ΑPPLE', // Greek Α
    'ЕΒАУ', // Cyrillic and Greek
    'Gοogle', // Greek ο
    'Lisbοn Phones',
    'ᴀᴘᴘʟᴇ',
    'ѕuрроrt',
    'ＡррӏЕ',
    'Аррӏе-Store',
    'Арр ӏе',
    'А́pple',
  ])
    assert.equal(imitatesLatin(name), true, name)
})

test('a text is compared as it looks', () => {
  assert.equal(appearance('Соѕtard'), appearance('COSTARD'))
  assert.equal(appearance('ＣＯＳＴＡＲＤ'), appearance('costard'))
  assert.equal(appearance('Cõstárd'), appearance('costard'))
})
