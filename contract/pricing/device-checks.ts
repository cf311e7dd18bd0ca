import { asSerial } from '@costard/devices/as-serial'
import { checkKinds } from '@costard/pricing'
import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { checkResults } from './check-results.ts'
import { DeviceCheckId, TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'

export const CheckKind = z.enum(checkKinds)
export type CheckKind = z.infer<typeof CheckKind>

export const CheckResult = z
  .enum(checkResults)
  .describe('unknown does not count as clear; flagged rejects the device')
export type CheckResult = z.infer<typeof CheckResult>

/** A check against external data, such as a blacklist of stolen devices. */
export const DeviceCheck = z.object({
  kind: CheckKind,
  result: CheckResult,
  provider: z
    .enum(['manual', 'http'])
    .describe('manual: entered by a person; http: from the look-up service of the team'),
  at: z.iso.datetime().describe('When it was checked'),
  reference: z.string().trim().max(200).optional().describe('Reference of the provider, or a note'),
  checkId: DeviceCheckId.optional().describe('Id of the stored answer; http only'),
})
export type DeviceCheck = z.infer<typeof DeviceCheck>

/** IMEI of 15 digits, as in core/devices. */
const Imei = z.string().regex(/^\d{15}$/)
/** Serial number. Apple's have no letters O and I, so O and I are read as 0 and 1. */
export const Serial = z
  .string()
  .regex(/^[A-Z0-9]{8,14}$/)
  .overwrite(asSerial)
export const DeviceNumbers = z
  .object({ imei: Imei.optional(), serial: Serial.optional() })
  .refine(({ imei, serial }) => imei !== undefined || serial !== undefined, 'Send an IMEI or a serial number')
export type DeviceNumbers = z.infer<typeof DeviceNumbers>

const JsonPointer = z
  .string()
  .max(200)
  .regex(/^(?:\/(?:[^~/]|~[01])*)*$/)
  .describe('JSON Pointer (RFC 6901), for example /data/blacklist')

/** Maps values in the response of the look-up service to check results. Any other value is unknown. */
export const CheckMapping = z.object({
  pointer: JsonPointer,
  clear: z
    .array(z.string().trim().min(1).max(100))
    .min(1)
    .max(20)
    .describe('Values that mean clear, case-insensitive'),
  flagged: z
    .array(z.string().trim().min(1).max(100))
    .min(1)
    .max(20)
    .describe('Values that mean flagged, case-insensitive'),
})
export type CheckMapping = z.infer<typeof CheckMapping>

/** Hop-by-hop and framing headers, lower case. */
const connectionHeaders = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const providerShape = {
  name: nameField(60),
  urlTemplate: z
    .string()
    .trim()
    .max(2000)
    .regex(/^https?:\/\//)
    .regex(/^[^#]*\{(?:imei|serial|number)\}/)
    .refine(isPlainAddress, 'Not a URL, or one with credentials or a placeholder in its host')
    .describe('Contains {imei}, {serial} or {number}; {number} is the IMEI if known, else the serial number'),
  headerName: z
    .string()
    .trim()
    .max(100)
    .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]*$/)
    .refine((name) => !connectionHeaders.has(name.toLowerCase()), 'This header cannot be set')
    .describe('Header for the secret; empty: none'),
  mappings: z
    .partialRecord(CheckKind, CheckMapping)
    .refine((mappings) => Object.keys(mappings).length > 0, 'Map at least one kind'),
  referencePointer: JsonPointer.optional(),
}

/**
 * Checks that a URL template has no credentials, since only the secret header is stored encrypted, and no
 * placeholders in the host.
 */
function isPlainAddress(template: string): boolean {
  const address = URL.parse(template)
  if (address === null || address.username !== '' || address.password !== '') return false
  return !/[{}]/.test(address.hostname)
}

export const LookUpService = z.object({
  ...providerShape,
  name: z.string(),
  urlTemplate: providerShape.urlTemplate
    .optional()
    .describe('Only for members who may change the service: an address can contain a secret'),
  hasSecret: z.boolean().describe('The secret itself is never returned'),
})
export type LookUpService = z.infer<typeof LookUpService>

export const SaveLookUpService = z.object({
  ...providerShape,
  secret: z
    .string()
    .trim()
    .max(4000)
    .regex(/^[\u0020-\u007e\u00a0-\u00ff]*$/)
    .optional()
    .describe('Absent: keep the stored secret; empty: remove it'),
})
export type SaveLookUpService = z.infer<typeof SaveLookUpService>

const tags = ['Device checks']
const ofTeam = z.object({ teamId: TeamId })

export const deviceChecks = {
  lookUp: call(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/device-checks',
      tags,
      summary: 'Query the look-up service; answers are cached for 24 hours',
    },
    'check/no-service',
    'check/number-missing',
    'check/service-failed',
    'check/address-refused',
  )
    .input(
      DeviceNumbers.safeExtend({
        teamId: TeamId,
        isFresh: z.boolean().default(false).describe('Ignore the cache'),
      }),
    )
    .output(z.array(DeviceCheck)),
  getService: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/look-up-service',
    tags,
    summary: 'Get the look-up service of the team; null if there is none',
  })
    .input(ofTeam)
    .output(LookUpService.nullable()),
  saveService: recordedCall(
    'checks.manage',
    {
      method: 'PUT',
      path: '/teams/{teamId}/look-up-service',
      tags,
      summary: 'Create or replace the look-up service of the team',
    },
    'check/address-refused',
    'check/secret-needed',
    'account/address-unverified',
  )
    .input(SaveLookUpService.extend(ofTeam.shape))
    .output(LookUpService),
  removeService: recordedCall('checks.manage', {
    method: 'DELETE',
    path: '/teams/{teamId}/look-up-service',
    tags,
    summary: 'Remove the look-up service and its secret',
  })
    .input(ofTeam)
    .output(z.null()),
}
