export const close = {
  title: 'Cerrar el equipo',
  lead: '{team} se detiene para todos. Puedes deshacerlo durante 30 días.',
  leaveInstead: 'Dejar el equipo',
  ownersOnly: 'Solo los propietarios pueden cerrar el equipo. Tú puedes dejarlo.',
  data: {
    title: 'Llévate tus datos',
    text: 'Las listas de ofertas y de clientes tienen cada una su exportación. Tras 30 días no queda nada aquí.',
    quotes: 'Ofertas',
    customers: 'Clientes',
  },
  ends: {
    title: 'Mira lo que termina',
    openQuotes: {
      what: '{count, plural, one {# oferta} other {# ofertas}} que los clientes aún pueden aceptar',
      how: 'Su página dice que habéis cerrado; nadie puede aceptar',
    },
    liveWidgets: {
      what: '{count, plural, one {# widget activo} other {# widgets activos}}',
      how: 'No muestran nada desde entonces',
    },
    otherMembers: {
      what: '{count, plural, one {# miembro más} other {# miembros más}}',
      how: 'Pierden el acceso al momento y reciben un correo',
    },
    apiKeys: {
      what: '{count, plural, one {# clave de API} other {# claves de API}}',
      how: 'Se detienen al momento',
    },
    everything: {
      what: 'Ofertas, clientes, catálogos y ajustes',
      how: 'Quedan como están hasta que se borre el equipo',
    },
  },
  name: { title: 'Escribe el nombre del equipo', help: 'Es «{team}», con las mayúsculas.' },
  until:
    'Hasta el <b>{day}</b> un propietario puede reabrirlo desde la lista de equipos, tal como estaba. Después se borra todo.',
  close: 'Cerrar el equipo',
  handOver: 'Solo los propietarios pueden. También se puede <link>ceder la propiedad</link>.',
  done: '{team} está cerrado',
  failed: 'No se pudo cerrar el equipo. Inténtalo de nuevo.',
} as const
