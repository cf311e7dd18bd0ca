import type { samples as english } from '../en/samples.ts'
import type { TextsLike } from '../texts-like.ts'

export const samples = {
  note: '3 clients, 6 offres et 1 widget sont des exemples. Ils ne comptent nulle part et personne ne reçoit d’e-mail.',
  remove: 'Retirer les exemples',
  removed: 'Exemples retirés.',
  tag: 'Exemple',
  receipt: 'Comment le prix a été calculé',
  total: 'Nous payons',
  found: '{question} Indiqué : {said}. Constaté : {seen}.',
  newPrice: 'Nouveau prix : {after} au lieu de {before}',
  makeOne: 'Faire une offre comme celle-ci',
  means: {
    draft: 'Un brouillon : personne ne l’a vu. Vous pouvez tout changer, puis l’envoyer.',
    sent: 'Envoyée et ouverte par le client. Le prix tient jusqu’à son dernier jour.',
    accepted: 'Acceptée : le client apporte l’appareil, et vous l’inspectez.',
    counterOffer:
      'Acceptée, puis inspectée : l’appareil n’est pas conforme, le client a donc reçu une contre-offre.',
    declined: 'Le client a refusé à cause du prix. Vous pouvez réviser l’offre sous le même numéro.',
    expired: 'Personne n’a répondu à temps. Une révision la rend de nouveau valable.',
  },
} satisfies TextsLike<typeof english>
