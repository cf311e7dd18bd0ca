import type { signIn as english } from '../en/sign-in.ts'
import type { TextsLike } from '../texts-like.ts'

export const signIn = {
  tagline: 'Des offres pour appareils Apple™, avec {product} Pro.',
  email: 'Votre adresse e-mail',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailBad: 'Une adresse e-mail ressemble à nom@example.com.',
  emailLetters: 'Avant le @, utilisez des lettres sans accent.',
  continue: 'Continuer',
  change: 'Modifier',
  changeEmail: 'Modifier l’adresse e-mail',
  password: 'Votre mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  showPassword: 'Afficher ou masquer le mot de passe',
  forgot: 'Mot de passe oublié ?',
  forgotRunning: 'Un instant…',
  signIn: 'Se connecter',
  or: 'ou se connecter avec',
  magicLink: 'Envoyer un lien de connexion',
  magicLinkRunning: 'Envoi du lien…',
  microsoft: 'Se connecter avec Microsoft',
  microsoftRunning: 'Connexion avec Microsoft…',
  continueHere: 'Continuer dans cette fenêtre',
  linkFirst: '<b>{email}</b> a déjà un compte. Connectez-vous ci-dessous, puis associez-y Microsoft.',
  newHere:
    'Première visite ? <create>Créez un compte</create> ou <try>essayez {product} Pro sans compte</try>.',
  mailbox: {
    title: 'Consultez votre boîte mail !',
    signIn:
      'Nous avons envoyé un e-mail avec un lien de connexion à <b>{email}</b>. Cliquez dessus pour vous connecter.',
    verify:
      'Nous avons envoyé un e-mail avec un lien à <b>{email}</b>. Cliquez dessus pour confirmer l’adresse.',
    reset:
      'Nous avons envoyé un e-mail avec un lien à <b>{email}</b>. Cliquez dessus pour réinitialiser le mot de passe.',
    resetIfAny:
      'Si <b>{email}</b> a un compte ici, un e-mail avec un lien est en route. Cliquez dessus pour réinitialiser le mot de passe.',
    hint: 'Rien après une minute ? Regardez dans les indésirables. Le lien ne sert qu’une fois.',
    dismiss: 'Fermer et recommencer',
    open: 'Ouvrir la boîte mail locale',
  },
  confirm: {
    title: 'Confirmez votre adresse e-mail pour envoyer des offres',
    titleToJoin: 'Confirmez votre adresse e-mail pour rejoindre l’équipe',
    text: 'Nous avons envoyé un lien à {email} lors de votre inscription. Suivez-le, puis revenez ici.',
    sent: 'Nous avons envoyé un nouveau lien à {email}. Suivez-le, puis revenez ici.',
    send: 'Renvoyer le lien',
    again: 'L’envoyer encore une fois',
    sending: 'Envoi…',
  },
  link: {
    signingIn: 'Connexion avec votre lien…',
    confirmEmail: 'Veuillez saisir votre adresse e-mail pour confirmer',
    otherAddress: 'Ce lien a été envoyé à une autre adresse e-mail.',
    stay: 'Rester connecté avec {email}',
    passwordRemoved:
      'Votre mot de passe n’est plus valable : il avait été défini avant la confirmation de votre adresse. Choisissez-en un nouveau sur la page de votre compte.',
  },
  footer: {
    language: 'Langue',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    version: 'Version {version}',
    trademarks:
      'Apple et les noms d’appareils sont des marques d’Apple Inc. {product} Pro est indépendant d’Apple.',
  },
} satisfies TextsLike<typeof english>
