import type { Family, Silhouette } from './device.ts'

/** Returns the outline for a model, or the most similar one. */
export function silhouetteOf(family: Family, name: string): Silhouette {
  switch (family) {
    case 'mac':
      if (name.startsWith('MacBook')) return 'macbook'
      return name.startsWith('iMac') ? 'imac' : 'mac-mini'
    case 'tv':
      return 'apple-tv'
    case 'other':
      return silhouetteOfOther(name)
    default:
      return family
  }
}

function silhouetteOfOther(name: string): Silhouette {
  if (name.startsWith('AirTag')) return 'airpods'
  if (/iPad|Pencil|Smart Keyboard|Magic Keyboard \(11-inch\)/.test(name)) return 'ipad'
  return 'imac'
}
