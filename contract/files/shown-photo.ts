import { z } from 'zod'

/** Photos that a visitor of a widget takes of a device. */
export const shots = ['front', 'back', 'edges'] as const
export const Shot = z.enum(shots)
export type Shot = z.infer<typeof Shot>

/** Facts about a photo that a visitor took. */
export const ShownPhoto = z.object({
  shot: Shot,
  proof: z
    .enum(['valid', 'late', 'none'])
    .describe(
      'valid: the server read the code of the device in it, while that was valid. late: it read an older one. none: it read none, so the photo proves nothing',
    ),
  code: z
    .string()
    .describe('The code that was read, such as K7 42; without one, what the device showed when it arrived'),
})
export type ShownPhoto = z.infer<typeof ShownPhoto>
