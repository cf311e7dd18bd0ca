import type { ask as english } from '../en/ask.ts'
import type { TextsLike } from '../texts-like.ts'

export const ask = {
  draft: {
    title: 'Abandonner le brouillon ?',
    text: '{count, plural, one {Une modification jamais publiée disparaît} other {# modifications jamais publiées disparaissent}}, y compris celles de vos collègues. Ce qui est publié reste.',
  },
  idCheck: {
    title: 'Supprimer le contrôle d’identité ?',
    text: 'La mention qu’une pièce de {name} a été vue, avec son type et ses derniers chiffres, est supprimée. Pour la retrouver, il faudra revoir la pièce.',
  },
  logo: {
    title: 'Supprimer le logo ?',
    text: 'Il disparaît des offres, des e-mails et de la page du client. Pour le retrouver, choisissez de nouveau l’image.',
  },
  photo: {
    title: 'Supprimer votre photo ?',
    text: 'Vos collègues verront vos initiales. Pour la retrouver, choisissez de nouveau l’image.',
  },
  secret: {
    title: 'Remplacer le secret ?',
    text: 'Le secret actuel cesse aussitôt d’être valable : {name} refuse nos messages tant que le nouveau n’y est pas enregistré.',
  },
  unused: {
    title: '{count, plural, one {Supprimer un client ?} other {Supprimer # clients ?}}',
    text: 'Les clients affichés ici sont supprimés, avec leur nom et leurs coordonnées. Aucun n’a d’offre, aucun n’a jamais été modifié.',
  },
  trial: {
    title: 'Supprimer l’essai ?',
    text: 'L’appareil, ses réponses et le prix de {name} sont supprimés. L’essai n’était compté nulle part.',
  },
  view: {
    title: 'Supprimer la vue « {name} » ?',
    text: 'Ses filtres disparaissent de vos onglets et, si l’équipe la partage, de ceux de tous. Les offres restent.',
  },
  example: {
    title: 'Supprimer l’exemple « {name} » ?',
    text: 'L’appareil et ses réponses ne sont plus calculés avant la publication.',
  },
} satisfies TextsLike<typeof english>
