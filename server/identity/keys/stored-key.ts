import { z } from 'zod'

/** The signing keys as they are stored, oldest first. */
export const StoredKeys = z.array(
  z.object({
    id: z.string(),
    /** PEM; null once the key no longer signs. */
    privateKey: z.string().nullable(),
    certificate: z.string(),
    createdAt: z.iso.datetime(),
    signsFrom: z.iso.datetime(),
    retiredAt: z.iso.datetime().nullable(),
  }),
)

export type StoredKey = z.infer<typeof StoredKeys>[number]
