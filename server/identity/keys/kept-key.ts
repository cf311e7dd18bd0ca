import { z } from 'zod'

/** The keys of id tokens as they are kept, the oldest first. */
export const KeptKeys = z.array(
  z.object({
    id: z.string(),
    /** PEM; null once the key signs no more. */
    privateKey: z.string().nullable(),
    certificate: z.string(),
    createdAt: z.iso.datetime(),
    signsFrom: z.iso.datetime(),
    retiredAt: z.iso.datetime().nullable(),
  }),
)

export type KeptKey = z.infer<typeof KeptKeys>[number]
