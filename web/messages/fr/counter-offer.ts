import type { counterOffer as english } from '../en/counter-offer.ts'
import type { TextsLike } from '../texts-like.ts'

export const counterOffer = {
  title: 'Contre-offre',
  before: 'avant',
  state: {
    sent: 'Le client a jusqu’au {day} pour répondre. Sans réponse, l’appareil est rendu.',
    accepted: 'Le client a accepté le nouveau prix.',
    declined: 'Le client veut récupérer l’appareil.',
    lapsed: 'Pas de réponse au {day} : l’appareil est rendu.',
    notified: 'Mieux que décrit : le client a été informé, aucune réponse nécessaire.',
    notifiedCheaper: 'Moins cher que convenu : le client a été informé, aucune réponse nécessaire.',
  },
  photo: { said: 'Avant, {time}', found: 'Constaté, {time}' },
  delivery: {
    delayed: 'L’e-mail n’a pas encore pu être remis. Nous réessayons.',
    failed: 'L’e-mail n’a pas été remis : le client ne sait encore rien. Appelez-le ou renvoyez-le.',
  },
  remind: 'Relancer',
  sendAgain: 'Renvoyer',
  reminded: 'E-mail envoyé à {email}',
  accepted: 'Accepte',
  declined: 'Veut le récupérer',
  dialog: { accepted: 'Le client accepte {amount}', declined: 'Le client veut récupérer l’appareil' },
  note: 'Note pour l’équipe',
} satisfies TextsLike<typeof english>
