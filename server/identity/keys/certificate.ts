import { randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'

const certificateYears = 10

/**
 * Wraps a public RSA key in a certificate signed by itself, as PEM. Clients of the certificate address want this
 * form and look at the key alone. Source of the layout: RFC 5280, 4.1.
 */
export function selfSignedCertificate(publicKey: KeyObject, privateKey: KeyObject, createdAt: Date): string {
  const endsAt = new Date(createdAt)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + certificateYears)
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))), // version 3
    integer(randomBytes(16)),
    sha256WithRsa,
    name,
    sequence(time(createdAt), time(endsAt)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = tagged(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  return new X509Certificate(sequence(body, sha256WithRsa, signature)).toString()
}

const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const sha256WithRsa = sequence(oid('2a864886f70d01010b'), tagged(0x05))
const name = sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from('identity')))))

function sequence(...content: Uint8Array[]): Buffer {
  return tagged(0x30, ...content)
}

function integer(digits: Buffer): Buffer {
  const positive = Buffer.from(digits)
  positive[0]! &= 0x7f // every caller gives at least one byte
  positive[0]! |= digits.length > 1 ? 0x40 : 0 // no leading zero, which DER forbids
  return tagged(0x02, positive)
}

function time(date: Date): Buffer {
  return tagged(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))
}

function tagged(tag: number, ...content: Uint8Array[]): Buffer {
  const value = Buffer.concat(content)
  const size = value.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), value])
}
