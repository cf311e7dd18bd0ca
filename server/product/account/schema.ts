import { text } from 'drizzle-orm/pg-core'
import { bytes, moment, product } from '../schema.ts'

/** One photo per user. photoId is random and changes with the image. */
export const photos = product.table('photos', {
  userId: text('user_id').primaryKey(),
  photoId: text('photo_id').notNull().unique('photos_photo_id'),
  type: text('type').$type<'image/jpeg' | 'image/webp'>().notNull(),
  bytes: bytes('bytes').notNull(),
  savedAt: moment('saved_at').notNull(),
})
