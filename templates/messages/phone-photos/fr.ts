import type { TextsLike } from '../texts-like.ts'
import type { enPhonePhotos } from './en.ts'

export const frPhonePhotos = {
  title: 'Photos pour une offre',
  text: 'Elles apparaissent aussitôt dans l’offre {number} de {team}.',
  take: 'Prendre une photo',
  choose: 'Choisir des photos',
  left: 'Encore {count, plural, one {# photo} other {# photos}} avec ce lien',
  sending: 'Envoi…',
  sent: 'Photo envoyée. Prenez la suivante ou revenez au poste.',
  failed: 'La photo n’a pas été envoyée. Vérifiez la connexion et réessayez.',
  full: 'Il n’y a plus de place. Revenez au poste.',
  needsScript: 'Activez JavaScript pour envoyer des photos.',
  ended: 'Ce lien a expiré',
  endedHelp: 'Scannez un nouveau code au poste.',
} as const satisfies TextsLike<typeof enPhonePhotos>
