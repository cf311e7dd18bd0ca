import assert from 'node:assert/strict'
import { test } from 'vitest'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

type Tree = { readonly [key: string]: string | Tree }

/**
 * docs/glossary.md: Sie in German and vous in French; in Spanish tú for staff and usted for customers. Only
 * one word for a quote.
 */
const german = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu
const french = /(?<![\p{L}’-])(?:tu|toi|tes|ton|devis)(?!\p{L})|\p{L}e-(?:le|la|les|moi)(?!\p{L})/iu
const toStaff =
  /(?<!\p{L})(?:usted|ustedes|sus? (?:cuenta|contraseña|datos|equipos?)|inténtelo|le invita|presupuestos?)(?!\p{L})/iu
const toCustomers = /(?<!\p{L})(?:tú|tus?|te|ti|contigo|puedes|tienes|quieres|elige)(?!\p{L})/iu

/** Sections of the texts that customers read; others are for the team. */
const forCustomers =
  /^(?:publicQuote|offer|counterOffer|widget|selfInspection|selfInspectionLink|phonePhotos|receipt|document|print)\b/

test('German and French texts use the polite form', () => {
  assert.deepEqual(matching(de, german), [])
  assert.deepEqual(matching(fr, french), [])
})

test('Spanish mails say tú to the team, pages usted to customers', () => {
  assert.deepEqual(
    matching(es, toCustomers).filter((text) => forCustomers.test(text)),
    [],
  )
  const team = [
    'signInLink',
    'passwordReset',
    'emailVerification',
    'storedExport',
    'teamArchive',
    'invitation',
    'teamClosing',
    'plan',
    'widgetRequest',
    'widgetRequests',
  ]
  assert.deepEqual(
    matching(es, toStaff).filter((text) => team.some((part) => text.startsWith(`${part}.`))),
    [],
  )
})

/** Returns the matching texts with their keys. */
function matching(tree: Tree, pattern: RegExp, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return matching(value, pattern, `${path}${key}.`)
    return pattern.test(value) ? [`${path}${key}: ${value}`] : []
  })
}
