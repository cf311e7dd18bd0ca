import type { firstSteps as english } from '../en/first-steps.ts'
import type { TextsLike } from '../texts-like.ts'

export const firstSteps = {
  label: 'Premiers pas',
  title: 'Bienvenue chez {team}',
  text: 'Dans l’ordre que vous voulez ; la liste se coche toute seule. Masquer la range dans l’aide.',
  count: '{done, number} sur {all, number}',
  done: 'Fait',
  hide: 'Masquer',
  hidden: 'Les premiers pas sont maintenant dans l’aide.',
  allDone: 'Tous les premiers pas sont faits. C’est bien parti !',
  step: {
    shop: {
      title: 'Ajouter logo et horaires',
      text: 'Vos clients les voient sur chaque offre.',
      action: 'Ouvrir les paramètres',
    },
    prices: {
      title: 'Vérifier les prix',
      text: '{count, plural, =0 {Ajoutez un catalogue avec vos prix, puis publiez-le.} one {# modèle avec un prix d’exemple. Changez ce que vous payez, puis publiez.} other {# modèles avec des prix d’exemple. Changez ce que vous payez, puis publiez.}}',
      action: 'Ouvrir les prix',
    },
    colleague: {
      title: 'Inviter l’équipe',
      text: 'Un collègue vous rejoint en une minute.',
      action: 'Inviter',
    },
    quote: {
      title: 'Envoyer la première offre',
      text: 'À vous-même, pour voir ce que voit un client.',
      action: 'Commencer',
    },
    widget: {
      title: 'Afficher des prix sur votre site',
      text: 'Deux lignes de code, ou un lien pour votre profil.',
      action: 'Ajouter un widget',
    },
  },
  again: 'Ce qu’une nouvelle équipe fait d’abord, avec un lien pour chaque pas.',
  show: 'Afficher au-dessus des offres',
} satisfies TextsLike<typeof english>
