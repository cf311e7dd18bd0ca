import type { exports as english } from '../en/exports.ts'
import type { TextsLike } from '../texts-like.ts'

export const exports = {
  title: 'Fichiers créés en arrière-plan',
  making: '{done, number} lignes sur {total, number}',
  ready: 'Prêt, conservé jusqu’au {until}',
  failed: 'N’a pas pu être créé. Redemandez-le.',
  download: 'Télécharger',
  downloadNamed: 'Télécharger {file}',
  make: 'Créer en arrière-plan',
  tooLong: 'Plus de {most, number} lignes : le fichier est créé en arrière-plan et vous recevez un e-mail.',
  asked: 'En cours de création. Vous recevez un e-mail, et le fichier apparaît ici.',
  site: 'Point de vente',
  allSites: 'Tous les points de vente',
} satisfies TextsLike<typeof english>
