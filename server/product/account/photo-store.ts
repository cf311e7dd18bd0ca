import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { photos } from './schema.ts'

export type Photo = typeof photos.$inferSelect

/** Replaces the user's photo; the old URL stops working. */
export async function savePhoto(tx: Transaction, photo: Photo): Promise<void> {
  await tx.insert(photos).values(photo).onConflictDoUpdate({ target: photos.userId, set: photo })
}

export async function findPhoto(tx: Transaction, photoId: string): Promise<Photo | undefined> {
  const [photo] = await tx.select().from(photos).where(eq(photos.photoId, photoId))
  return photo
}

/** Returns the photo of a user. */
export async function findPhotoOf(tx: Transaction, userId: string): Promise<Photo | undefined> {
  const [photo] = await tx.select().from(photos).where(eq(photos.userId, userId))
  return photo
}

export async function removePhoto(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(photos).where(eq(photos.userId, userId))
}
