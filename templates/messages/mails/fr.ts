import type { TextsLike } from '../texts-like.ts'
import type { enMails } from './en.ts'

export const frMails = {
  email: {
    quotedWith: '{productName} Pro',
    from: '{name} via {product}',
    fromUnnamed: 'Une équipe via {product}',
    requestedAt: 'Demandé le {time} ({zone}).',
    requestedFrom: 'Demandé le {time} ({zone}), depuis {place}.',
    browserOn: '{browser} sur {system}',
    linkFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  },
  quoteSent: {
    andMore: '{device} et {count, plural, one {# autre appareil} other {# autres appareils}}',
    from: { paid: 'Nous vous versons au moins', pays: 'Vous payez à partir de', none: 'À partir de' },
    fromPrice: 'à partir de {price}',
    open: 'Le total dépend de votre choix',
    openPrice: 'selon votre choix',
    direction: { paid: 'Nous vous versons', pays: 'Vous payez', none: 'Rien à payer' },
    until: 'Valable jusqu’au {day}.',
    mayMove: {
      down: 'Tout n’a pas encore pu être vérifié : après inspection, la valeur peut baisser de {amount} au plus.',
      up: 'Tout n’a pas encore pu être vérifié : après inspection, le prix peut augmenter de {amount} au plus.',
    },
    alternatives: 'Ou {offers}.',
    offer: '{price} {phrase}',
    namedOffer: '{price} ({name})',
    button: 'Voir et accepter l’offre',
    device: 'Appareil',
    line: { buy: 'Nous achetons', repair: 'Nous réparons', sell: 'Nous vendons' },
    moreDevices: '{count, plural, one {et # autre} other {et # autres}}',
    questions: 'Une question ? Répondez à cet e-mail pour joindre {name}.',
    notInterested: 'Pas intéressé ?',
    decline: 'Refuser l’offre',
    foot: '{team}. Vous recevez cet e-mail car vous avez demandé un prix le {date}.',
    quotedWith: 'Offre établie avec {product}.',
  },
  invitation: {
    subject: '{name} vous invite à rejoindre {team}',
    heading: '{name} vous invite à rejoindre {team}',
    body: '{team} fait ses offres avec {product}. Vous rejoignez l’équipe comme {role, select, admin {administrateur} manager {responsable} agent {conseiller} other {lecteur}}, avec l’adresse {email}.',
    button: 'Voir l’invitation',
    until: 'Le lien fonctionne une fois, jusqu’au {day}.',
    ignore:
      'Vous ne les connaissez pas ? Vous pouvez supprimer cet e-mail. Rien ne se passe tant que vous n’acceptez pas.',
  },
  storedExport: {
    ready: {
      subject: '{file} est prêt',
      body: '{team} : le fichier que vous avez demandé peut être téléchargé jusqu’au {day}. Vous seul pouvez le télécharger.',
      button: 'Le télécharger',
    },
    failed: {
      subject: '{file} n’a pas pu être créé',
      body: 'Une erreur s’est produite de notre côté. Les données de {team} sont inchangées et l’exploitant peut voir l’erreur. Veuillez réessayer plus tard.',
      button: 'Ouvrir la page',
    },
  },
  teamArchive: {
    subject: 'L’archive de {team} est prête',
    body: 'Elle contient les offres, clients, catalogues, documents et photos de {team}, et reste disponible jusqu’au {day}. Seuls les propriétaires peuvent la télécharger.',
    button: 'La télécharger',
    failed: {
      subject: 'L’archive de {team} n’a pas pu être créée',
      body: 'Une erreur s’est produite de notre côté pendant la création de l’archive de {team}. Vos données sont inchangées et l’exploitant peut voir l’erreur. Veuillez réessayer plus tard.',
      button: 'Ouvrir les paramètres',
    },
  },
  teamClosing: {
    closed: {
      subject: '{name} a fermé {team}',
      heading: '{name} a fermé {team}',
      body: 'Plus personne ne peut utiliser {team}, et les clients ne peuvent plus répondre à ses offres. Un propriétaire peut rouvrir l’équipe jusqu’au {day} ; ensuite, elle est effacée.',
      button: 'Voir vos équipes',
    },
    reopened: {
      subject: '{team} est de nouveau ouverte',
      heading: '{team} est de nouveau ouverte',
      body: '{name} a rouvert {team}. Tout est comme avant.',
      button: 'Ouvrir vos équipes',
    },
  },
  priceSource: {
    subject: '{name} n’a pas pu être lue',
    heading: 'Une liste de prix n’est pas arrivée',
    text: 'La liste « {name} » n’a pas été lue : {host} n’a pas répondu en quatre essais. Les derniers prix restent, avec leur date.',
    next: 'Un nouvel essai aura lieu demain. Si l’adresse ou la clé a changé, modifiez la source.',
    button: 'Voir la source',
  },
  webhook: {
    subject: 'Le webhook vers {host} a été désactivé',
    heading: 'Un webhook a été désactivé',
    text: 'Pendant une journée, {host} n’a accepté aucun des appels qui l’informent de vos offres.',
    next: 'Les appels en attente figurent dans le journal. Ils peuvent être renvoyés dès que le webhook est réactivé.',
    button: 'Ouvrir les paramètres',
  },
  catalog: {
    subject: '{name} n’a pas été publié',
    heading: '{name} n’est pas en ligne',
    text: 'La publication était prévue {at}. Rien n’a changé : les offres continuent comme avant et le brouillon est intact.',
    why: {
      errors: 'Le brouillon contenait des erreurs.',
      changed: 'Une autre version a été publiée, ou le brouillon modifié, entre-temps.',
      archived: 'Le catalogue a été archivé.',
      notAllowed: 'Vous ne pouvez plus publier les catalogues de cette équipe.',
      other: 'Le serveur n’a pas pu le faire à temps.',
    },
    button: 'Ouvrir le catalogue',
  },
  /** Mail that verifies an address for customers' replies. */
  replyTo: {
    subject: 'Utiliser cette adresse pour les réponses à {team} ?',
    heading: 'Utiliser cette adresse pour les réponses à {team} ?',
    body: '{name} souhaite que les clients de {team} répondent à cette adresse. Elle sert dès que vous la confirmez, connecté comme membre autorisé à modifier l’équipe.',
    button: 'Voir et confirmer',
    until: 'Le lien fonctionne pendant {hours} heures.',
    ignore:
      'Vous ne connaissez personne ? Vous pouvez supprimer cet e-mail. Rien ne se passe sans confirmation.',
  },
  /** A team has used most of a limit of its plan. */
  plan: {
    subject: {
      quotes: '{team} : {used} offres sur {limit} ce mois-ci',
      requests: '{team} : {used} demandes de widgets sur {limit} ce mois-ci',
      members: '{team} : {used} membres sur {limit}',
      catalogs: '{team} : {used} catalogues sur {limit}',
      widgets: '{team} : {used} widgets en ligne sur {limit}',
      apiCalls: '{team} : {used} appels d’API sur {limit} ce mois-ci',
    },
    heading: {
      quotes: '{used} offres sur {limit} utilisées ce mois-ci',
      requests: '{used} demandes de widgets sur {limit} ce mois-ci',
      members: '{used} membres sur {limit}',
      catalogs: '{used} catalogues sur {limit}',
      widgets: '{used} widgets en ligne sur {limit}',
      apiCalls: '{used} appels d’API sur {limit} utilisés ce mois-ci',
    },
    text: {
      quotes:
        'Une fois la limite atteinte, aucune nouvelle offre ne peut être créée avant la fin du mois ou un changement de forfait.',
      requests:
        'Une fois la limite atteinte, les widgets continuent de recueillir des demandes, mais sans donner de prix jusqu’à la fin du mois ou un changement de forfait. Vos propres offres sont comptées à part.',
      members:
        'Une fois la limite atteinte, personne ne peut être invité avant qu’une place se libère ou que le forfait change.',
      catalogs:
        'Une fois la limite atteinte, aucun catalogue ne peut être ajouté avant d’en archiver un ou de changer de forfait.',
      widgets:
        'Une fois la limite atteinte, aucun widget ne peut être mis en ligne avant d’en suspendre un ou de changer de forfait.',
      apiCalls:
        'Une fois la limite atteinte, les clés d’API ne peuvent que lire jusqu’à la fin du mois ou un changement de forfait.',
    },
    stays:
      'Ce qui existe ne change pas : les offres restent lisibles et exportables, et les clients peuvent accepter leurs offres.',
    button: 'Ouvrir l’abonnement',
  },
  /** A visitor's request in a widget. */
  widgetRequest: {
    subject: '{name} demande un prix : {device}',
    heading: 'Un visiteur demande un prix',
    text: '{name} a demandé dans « {widget} » combien vaut {device}. L’offre {number} est un brouillon : vérifiez-la et envoyez-la.',
    sent: '{name} a demandé dans « {widget} » combien vaut {device} et a reçu l’offre {number}.',
    button: 'Ouvrir l’offre',
  },
  widgetRequests: {
    subject: '{count, number} nouvelles demandes dans « {widget} »',
    heading: '{count, number} nouvelles demandes',
    text: 'Des visiteurs ont demandé dans « {widget} » combien valent leurs appareils.',
    drafts: 'Vérifiez les brouillons et envoyez-les.',
    state: { draft: 'Brouillon', sent: 'Envoyée' },
    more: 'et {count, plural, one {# autre} other {# autres}}',
    button: 'Ouvrir les offres',
  },
  offerReady: {
    subject: 'Votre offre de {team} : {number}',
    heading: 'Votre offre est prête',
    body: 'Vous avez demandé un prix à {team}. Ouvrez l’offre ici : le lien confirme aussi que cette adresse est la vôtre.',
    button: 'Ouvrir mon offre',
    ignore:
      'Vous n’avez rien demandé ? Quelqu’un a saisi votre adresse. Vous pouvez supprimer cet e-mail : rien n’est envoyé et vos données restent telles quelles.',
  },
  selfInspectionLink: {
    subject: 'Continuez sur votre autre appareil : offre {number}',
    heading: 'Montrez votre appareil',
    body: 'Ouvrez ce lien sur l’appareil qui prend les photos, ou sur celui que vous vendez. Il fonctionne tant que l’offre de {team} est ouverte.',
    button: 'Montrer l’appareil',
  },
  question: {
    asked: {
      button: 'Répondre dans l’offre',
      reply:
        'Répondez dans l’offre pour que vos collègues le voient aussi. Une réponse à cet e-mail parvient également au client.',
      noReply: 'Le client n’a pas laissé d’e-mail : il lit votre réponse sur sa page.',
    },
    answered: {
      asked: 'Votre question : {question}',
      button: 'Voir l’offre',
    },
  },
  news: {
    someone: 'Votre client',
    open: 'Ouvrir votre offre',
    answer: 'Ouvrir l’offre',
    number: 'Offre',
    price: { paid: 'Vous recevez', pays: 'Vous payez', none: 'Rien à payer' },
    net: { paid: 'Nous versons', pays: 'Nous recevons', none: 'Rien à payer' },
    reason: 'Motif',
    reasons: {
      price: 'Le prix est trop bas',
      timing: 'Pas le bon moment',
      elsewhere: 'A trouvé une autre boutique',
      keepDevice: 'Garde l’appareil',
      needInfo: 'Souhaite plus d’informations',
      other: 'Une autre raison',
    },
    reply: 'Une réponse à cet e-mail parvient au client.',
    foot: '{team}. Vous recevez cet e-mail à propos de votre offre {number}.',
  },
  test: {
    subject: 'Test : {subject}',
    customer: 'Client Exemple',
    device: 'iPhone 15 Pro',
    variant: '256 Go',
    screen: 'Écran',
    said: 'Impeccable',
    found: 'Légères rayures',
    question: 'Êtes-vous ouverts le samedi ?',
    answer: 'Oui, jusqu’à 17 h.',
  },
} as const satisfies TextsLike<typeof enMails>
