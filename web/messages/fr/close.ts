export const close = {
  title: 'Fermer l’équipe',
  lead: '{team} ferme pour tout le monde. Vous pouvez revenir en arrière pendant 30 jours.',
  leaveInstead: 'Quitter l’équipe',
  ownersOnly: 'Seuls les propriétaires peuvent fermer l’équipe. Vous pouvez la quitter.',
  data: {
    title: 'Emportez vos données',
    text: 'Une archive avec les offres, clients, catalogues, documents et photos.',
    make: 'Créer l’archive',
    again: 'En créer une autre',
    making: 'L’archive est en cours de création. Vous recevrez un e-mail et pouvez quitter cette page.',
    has: '{quotes, plural, one {# offre} other {# offres}}, {customers, plural, one {# client} other {# clients}}, {files, plural, one {# fichier} other {# fichiers}},',
    size: '{megabytes, number} Mo.',
    kept: 'Créée le {made}, disponible jusqu’au {until}, même si l’équipe est fermée.',
    failed: 'L’archive n’a pas pu être créée. Réessayez.',
    tooMany: 'Trois archives par jour au plus. Réessayez demain.',
  },
  ends: {
    title: 'Voyez ce qui s’arrête',
    openQuotes: {
      what: '{count, plural, one {# offre} other {# offres}} que des clients peuvent encore accepter',
      how: 'Leur page dit que vous avez fermé ; personne ne peut accepter',
    },
    liveWidgets: {
      what: '{count, plural, one {# widget en ligne} other {# widgets en ligne}}',
      how: 'N’affichent plus rien',
    },
    otherMembers: {
      what: '{count, plural, one {# autre membre} other {# autres membres}}',
      how: 'Perdent l’accès aussitôt et reçoivent un e-mail',
    },
    apiKeys: { what: '{count, plural, one {# clé d’API} other {# clés d’API}}', how: 'S’arrêtent aussitôt' },
    everything: {
      what: 'Offres, clients, catalogues et paramètres',
      how: 'Restent tels quels jusqu’à l’effacement de l’équipe',
    },
  },
  name: { title: 'Saisissez le nom de l’équipe', help: 'C’est « {team} », avec les majuscules.' },
  until:
    'Jusqu’au <b>{day}</b>, un propriétaire peut la rouvrir depuis la liste des équipes, telle qu’elle était. Ensuite, tout est effacé.',
  close: 'Fermer l’équipe',
  handOver: 'Seuls les propriétaires le peuvent. La propriété peut aussi être <link>transmise</link>.',
  done: '{team} est fermée',
  tooOften:
    'L’équipe a été fermée et rouverte trop souvent aujourd’hui, et ses membres reçoivent un e-mail à chaque fois. Réessayez demain.',
  failed: 'L’équipe n’a pas pu être fermée. Réessayez.',
} as const
