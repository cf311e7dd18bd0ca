import { z } from 'zod'

const protocol = /^postgres(ql)?:$/
/** Values that make libpq skip read-only servers, like ours. */
const writable = ['read-write', 'primary']
const accepted =
  'postgres://... or postgresql://..., with several hosts only beside target_session_attrs=read-write'

/** Address of a database; several comma-separated hosts are servers, one of which is writable. */
export const databaseAddress: z.ZodType<string, string> = z.string().refine((text) => {
  const hosts = addressesOf(text).map((address) => URL.parse(address))
  if (!hosts.every((host) => protocol.test(host?.protocol ?? ''))) return false
  return hosts.length === 1 || writable.includes(hosts[0]?.searchParams.get('target_session_attrs') ?? '')
}, `is not a valid URL; accepted: ${accepted}`)

/** Returns one address for each host of an address. Source: libpq, 34.1.1.3 Specifying Multiple Hosts. */
export function addressesOf(text: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#@]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [text]
}
