import type { signUp as english } from '../en/sign-up.ts'
import type { TextsLike } from '../texts-like.ts'

export const signUp = {
  title: 'Créez votre compte',
  lead: 'Créez ensuite votre équipe, ou rejoignez celle qui vous a invité.',
  leadAnonymous: 'Vos équipes et vos offres restent telles quelles.',
  name: 'Votre nom',
  nameMissing: 'Saisissez votre nom.',
  email: 'Votre adresse e-mail',
  emailHelp: 'Nous y envoyons les liens de connexion.',
  password: 'Choisissez un mot de passe',
  passwordHelp: 'Au moins six caractères.',
  passwordShort: 'Le mot de passe doit comporter au moins six caractères.',
  create: 'Créer le compte',
  or: 'ou s’inscrire avec',
  magicLink: 'Lien de connexion',
  magicLinkRunning: 'Envoi…',
  microsoft: 'Microsoft',
  microsoftRunning: 'Inscription…',
  terms:
    'En créant un compte, vous acceptez les <terms>conditions</terms>. Notre <privacy>politique de confidentialité</privacy> explique comment nous traitons vos données.',
  already: 'Vous avez déjà un compte ? <link>Se connecter</link>',
  signInInstead: 'Se connecter',
  backToWork: 'Revenir à votre équipe',
} satisfies TextsLike<typeof english>
