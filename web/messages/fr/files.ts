import type { files as english } from '../en/files.ts'
import type { TextsLike } from '../texts-like.ts'

export const files = {
  title: 'Photos et pièces jointes',
  add: 'Ajouter des fichiers',
  addPhoto: 'Ajouter une photo',
  adding: 'Ajout…',
  open: 'Ouvrir {name}',
  remove: 'Retirer {name}',
  removed: '{name} retiré',
  undo: 'Annuler',
  notRestored: 'Le fichier n’a pas pu être rétabli.',
  notLoaded: 'Non chargé',
  forCustomer: 'Pour le client',
  internal: 'Interne',
  visibility: 'Qui voit {name}',
  evidence: 'Dans la contre-offre',
  none: 'Rien pour l’instant. Déposez un fichier ici, collez-en un ou choisissez-le.',
  webcam: 'Webcam',
  takePhoto: 'Prendre une photo',
  taken: '{count, plural, one {# photo prise} other {# photos prises}}',
  phone: 'Utiliser un téléphone',
  phoneHelp:
    'Scannez le code avec un téléphone. Ses photos apparaissent ici aussitôt. Le lien prend fin à la fermeture.',
  phoneCode: 'Code pour le téléphone',
  phoneUntil: 'Jusqu’à {time}, {count, number} photos au plus',
  phoneAgain: 'Réessayer',
  problem: {
    refused:
      'Ce n’est pas un fichier JPEG, PNG, WebP ou PDF complet. Sur un iPhone, réglez l’appareil photo sur « Le plus compatible ».',
    tooMany: 'Il n’y a plus de place ici. Retirez d’abord un fichier.',
    tooLarge: 'Le fichier dépasse 10 Mo.',
    tooOften: 'Beaucoup de fichiers ont été ajoutés en peu de temps. Réessayez plus tard.',
    inUse: 'Cette photo fait partie d’une contre-offre. Elle doit rester.',
    gone: 'Quelqu’un a retiré ce fichier.',
  },
} satisfies TextsLike<typeof english>
