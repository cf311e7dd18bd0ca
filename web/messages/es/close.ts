export const close = {
  title: 'Cerrar el equipo',
  lead: '{team} se cierra para todos. Puedes deshacerlo durante 30 días.',
  leaveInstead: 'Dejar el equipo',
  ownersOnly: 'Solo los propietarios pueden cerrar el equipo. Tú puedes dejarlo.',
  data: {
    title: 'Llévate tus datos',
    text: 'Un archivo con las ofertas, clientes, catálogos, documentos y fotos.',
    make: 'Crear el archivo',
    again: 'Crear otro',
    making: 'Se está creando el archivo. Recibirás un correo; puedes salir de esta página.',
    has: '{quotes, plural, one {# oferta} other {# ofertas}}, {customers, plural, one {# cliente} other {# clientes}}, {files, plural, one {# fichero} other {# ficheros}},',
    size: '{megabytes, number} MB.',
    kept: 'Creado el {made}, disponible hasta el {until}, también si el equipo está cerrado.',
    failed: 'No se pudo crear el archivo. Inténtalo otra vez.',
    tooMany: 'Tres archivos al día como máximo. Inténtalo mañana.',
  },
  ends: {
    title: 'Mira lo que termina',
    openQuotes: {
      what: '{count, plural, one {# oferta} other {# ofertas}} que los clientes aún pueden aceptar',
      how: 'Su página dice que la tienda ha cerrado; nadie puede aceptar',
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
  handOver: 'Solo los propietarios pueden hacerlo. También se puede <link>ceder la propiedad</link>.',
  done: '{team} está cerrado',
  tooOften:
    'El equipo se ha cerrado y vuelto a abrir demasiadas veces hoy, y cada vez sus miembros reciben un correo. Inténtalo mañana.',
  failed: 'No se pudo cerrar el equipo. Inténtalo de nuevo.',
} as const
