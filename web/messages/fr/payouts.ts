import type { payouts as english } from '../en/payouts.ts'
import type { TextsLike } from '../texts-like.ts'

export const payouts = {
  title: 'Paiements',
  notAllowed: 'Seuls les propriétaires, les administrateurs et les responsables paient.',
  from: 'Les paiements partent de {name}, {iban}.',
  noAccount: 'Aucun compte à débiter pour l’instant.',
  addAccount: 'Ajouter un compte',
  changeAccount: 'Changer de compte',
  askOwner: 'Demandez à un propriétaire de l’ajouter.',
  accountTitle: 'Compte des paiements',
  accountName: 'Titulaire du compte',
  ready: 'Prêts à être payés',
  empty: 'Rien à payer',
  emptyText: 'Les appareils achetés figurent ici une fois inspectés, s’ils sont payés en EUR.',
  ibanOf: 'IBAN de {name}',
  ibanWrong: 'Ce n’est pas un IBAN d’un pays SEPA.',
  help: 'Le fichier est un virement SEPA (pain.001) pour votre banque. Le créer marque ces appareils comme payés ; aucun ne figure jamais dans deux fichiers.',
  make: '{count, plural, =0 {Choisir quoi payer} one {Payer # appareil, {sum}} other {Payer # appareils, {sum}}}',
  paid: '{count, plural, one {# appareil payé} other {# appareils payés}}',
  files: 'Fichiers précédents',
  count: '{count, plural, one {# paiement} other {# paiements}}',
  again: 'Télécharger de nouveau',
  gone: 'N’est plus conservé',
} satisfies TextsLike<typeof english>
