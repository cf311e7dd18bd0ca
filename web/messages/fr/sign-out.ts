import type { signOut as english } from '../en/sign-out.ts'
import type { TextsLike } from '../texts-like.ts'

export const signOut = {
  waitingTitle: '{count, plural, one {# offre n’est pas arrivée} other {# offres ne sont pas arrivées}}',
  waitingText:
    'Faites sans réseau, elles ne sont que sur cet appareil. La déconnexion les supprime. Ouvrez En attente pour les envoyer ou les exporter avant.',
  toWaiting: 'Ouvrir En attente',
  title: 'Se déconnecter sans e-mail ?',
  text: 'Vous ne pourrez plus retrouver votre travail. Ajoutez un e-mail pour le conserver.',
  addEmail: 'Ajouter un e-mail',
} satisfies TextsLike<typeof english>
