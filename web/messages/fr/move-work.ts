import type { moveWork as english } from '../en/move-work.ts'
import type { TextsLike } from '../texts-like.ts'

export const moveWork = {
  title: 'Vous avez déjà un compte',
  text: '{count, plural, =0 {<b>{email}</b> a un compte. Connectez-vous, ou continuez sans compte.} one {<b>{email}</b> a un compte. Connectez-vous et transférez-y votre équipe {teams}, ou continuez sans compte.} other {<b>{email}</b> a un compte. Connectez-vous et transférez-y vos équipes {teams}, ou continuez sans compte.}}',
  someAccount: 'Ce compte Microsoft',
  move: '{count, plural, =0 {Se connecter} one {Se connecter et transférer l’équipe} other {Se connecter et transférer les équipes}}',
  stay: 'Continuer sans compte',
  linkSent:
    'Nous avons envoyé un lien de connexion à <b>{email}</b>. Ouvrez-le dans ce navigateur pour transférer votre équipe.',
  moved: 'Votre travail est maintenant dans ce compte.',
  failed: 'Votre équipe n’a pas encore pu être transférée. Rechargez la page pour réessayer.',
  refused: 'Votre équipe n’a pas pu être transférée. Elle reste là où vous l’avez créée.',
} satisfies TextsLike<typeof english>
