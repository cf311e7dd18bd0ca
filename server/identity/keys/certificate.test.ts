import assert from 'node:assert/strict'
import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { test } from 'vitest'
import { selfSignedCertificate } from './certificate.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Tags of UTCTime and GeneralizedTime. Source: ITU-T X.690. */
const [utcTime, generalizedTime] = [0x17, 0x18]

function timeTags(certificate: X509Certificate): number[] {
  const text = certificate.raw.toString('latin1')
  return [...text.matchAll(/[\x17\x18][\x0d\x0f]\d{12,14}Z/g)].map(([match]) => match.charCodeAt(0))
}

test('wraps the key in a certificate that it signs itself, valid for ten years', () => {
  const certificate = new X509Certificate(
    selfSignedCertificate(publicKey, privateKey, new Date('2026-03-02T09:00:00.500Z')),
  )
  assert.ok(certificate.publicKey.equals(publicKey))
  assert.ok(certificate.verify(publicKey))
  assert.ok(certificate.checkIssued(certificate))
  assert.equal(certificate.subject, 'CN=identity')
  assert.match(certificate.serialNumber, /^[4-7][\dA-F]{31}$/)
  assert.equal(certificate.validFrom, 'Mar  2 09:00:00 2026 GMT')
  assert.equal(certificate.validTo, 'Mar  2 09:00:00 2036 GMT')
})

test('writes years before 2050 as UTCTime and later ones as GeneralizedTime', () => {
  // Years before 2050 need UTCTime, later ones GeneralizedTime; readers may reject any other form (RFC 5280,
  // 4.1.2.5).
  for (const [year, tags] of [
    ['2026', [utcTime, utcTime]],
    ['2045', [utcTime, generalizedTime]],
    ['2051', [generalizedTime, generalizedTime]],
  ] as const) {
    const pem = selfSignedCertificate(publicKey, privateKey, new Date(`${year}-03-02T09:00:00Z`))
    assert.deepEqual(timeTags(new X509Certificate(pem)), tags, year)
  }
})

test('writes the algorithm with NULL parameters, in both places', () => {
  const { raw } = new X509Certificate(selfSignedCertificate(publicKey, privateKey, new Date()))
  const sha256WithRsa = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
  assert.equal(raw.toString('hex').split(sha256WithRsa.toString('hex')).length - 1, 2)
})
