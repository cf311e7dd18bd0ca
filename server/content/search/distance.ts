const earthRadiusKm = 6371

/** Great-circle distance. A value that is not a point is infinitely far. */
export function distanceKm(
  value: unknown,
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const from = value as { readonly latitude?: unknown; readonly longitude?: unknown } | null
  if (typeof from?.latitude !== 'number' || typeof from.longitude !== 'number') return Infinity
  const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
  const chord =
    half(to.latitude - from.latitude) +
    cosine(from.latitude) * cosine(to.latitude) * half(to.longitude - from.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
