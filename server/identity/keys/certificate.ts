import { randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

const certificateYears = 10
const commonName = '2.5.4.3'
// The parameters of this algorithm are NULL, not absent (RFC 4055, 5).
const sha256WithRsa = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null })

/**
 * Returns a self-signed X.509 certificate of an RSA key pair, as PEM. Clients of the certificate address expect this
 * form and read only the public key. Source of the layout: RFC 5280, 4.1.
 */
export function selfSignedCertificate(publicKey: KeyObject, privateKey: KeyObject, createdAt: Date): string {
  const endsAt = new Date(createdAt)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + certificateYears)
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: commonName, value: new AttributeValue({ utf8String: 'identity' }) }),
    ]),
  ])
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: newSerialNumber(),
    signature: sha256WithRsa,
    issuer: name,
    subject: name,
    validity: new Validity({ notBefore: createdAt, notAfter: endsAt }),
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ type: 'spki', format: 'der' }),
      SubjectPublicKeyInfo,
    ),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey)
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: sha256WithRsa,
    signatureValue: Uint8Array.from(signature).buffer,
  })
  return new X509Certificate(Buffer.from(AsnConvert.serialize(certificate))).toString()
}

/** 16 random bytes: positive, and without a leading zero byte, as DER requires. */
function newSerialNumber(): ArrayBuffer {
  const bytes = Uint8Array.from(randomBytes(16))
  bytes[0] = (bytes[0]! & 0x7f) | 0x40 // the array has 16 bytes
  return bytes.buffer
}
