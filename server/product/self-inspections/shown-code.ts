import { selfInspectionLimits, type ShownPhoto } from '@costard/contract'
import type { SelfInspectionLinks } from './self-inspection-link.ts'
import type { InspectionKey } from './self-inspection-store.ts'

type Signer = Pick<SelfInspectionLinks, 'sign'>

export interface ShownCode {
  /** Code for people, such as K7 42. */
  readonly code: string
  /** Content of the QR code. */
  readonly content: string
  readonly endsInMs: number
}

const { codeSeconds, graceSeconds } = selfInspectionLimits
const prefix = 'costard-code:'
const letters = 'ACEFHJKLMNPRTUVWXY'
const digits = '23456789'

/**
 * Returns the code that the device shows at a moment, computed from the time and a secret: nothing is stored.
 */
export function codeAt(links: Signer, key: InspectionKey, at: Date): ShownCode {
  const turn = turnAt(at)
  const { code, signature } = codeOf(links, key, turn)
  return {
    code,
    content: `${prefix}${turn.toString(36)}:${signature}`,
    endsInMs: (turn + 1) * codeSeconds * 1000 - at.getTime(),
  }
}

/** Returns the proof in a photo, from the texts of its QR codes. */
export function proofOf(
  links: Signer,
  key: InspectionKey,
  read: readonly string[],
  at: Date,
): Pick<ShownPhoto, 'proof' | 'code'> {
  for (const text of read) {
    const [, given = '', signature] = /^costard-code:([0-9a-z]{1,9}):([\w-]{12})$/.exec(text) ?? []
    const turn = Number.parseInt(given, 36)
    if (!Number.isSafeInteger(turn)) continue
    const made = codeOf(links, key, turn)
    if (made.signature !== signature) continue
    const age = at.getTime() / 1000 - turn * codeSeconds
    return { code: made.code, proof: age >= 0 && age <= codeSeconds + graceSeconds ? 'valid' : 'late' }
  }
  return { code: codeAt(links, key, at).code, proof: 'none' }
}

function turnAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / codeSeconds)
}

function codeOf(links: Signer, key: InspectionKey, turn: number): { code: string; signature: string } {
  const bytes = links.sign(key, `self-inspection-code ${turn}`)
  const of = (from: string, at: number) => from.charAt((bytes[at] ?? 0) % from.length)
  return {
    code: `${of(letters, 0)}${of(digits, 1)} ${of(digits, 2)}${of(digits, 3)}`,
    // 72 bits that are only in the QR code: a photo of the same four characters is not enough.
    signature: bytes.subarray(8, 17).toString('base64url'),
  }
}
