/** The plan of a team, in its settings. */
export const subscription = {
  title: 'Suscripción',
  readOnly: 'Solo los propietarios y administradores ven el plan y pueden cambiarlo.',
  plans: 'Planes',
  current: 'Tu plan',
  next: 'Después',
  aMonth: 'al mes',
  limits:
    '{quotes, plural, one {# oferta} other {# ofertas}} al mes, {requests, plural, one {# solicitud} other {# solicitudes}} de widgets al mes, {members, plural, one {# miembro} other {# miembros}}, {catalogs, plural, one {# catálogo} other {# catálogos}}, {widgets, plural, one {# widget activo} other {# widgets activos}}, {apiCalls, plural, =0 {claves de API solo de lectura} one {# llamada a la API} other {# llamadas a la API}}',
  up: 'Subir a {name}',
  down: 'Bajar a {name}',
  cancel: 'Cancelar el plan',
  resume: 'Mantener {name}',
  payment: 'Portal de facturación',
  opening: 'Abriendo…',
  signUp: 'Añade primero un correo a tu cuenta.',
  manual: 'Aquí no se cobran pagos. Un plan mayor empieza enseguida; uno menor, al final del periodo.',
  line: {
    trial: 'Prueba hasta el {day}, después {plan}.',
    renews: 'Se renueva el {day}.',
    ends: '{plan} termina el {day}.',
    changes: '{plan} hasta el {day}, después {next}.',
    late: 'El pago está pendiente. Puede hacerse hasta el {day}.',
    stays: 'Sin fecha de fin.',
  },
  late: {
    pastDue: 'El último pago falló.',
    expired: 'El pago sigue pendiente, así que no se puede crear nada nuevo.',
    stays: 'Las ofertas se pueden leer y exportar, y los clientes pueden aceptar sus ofertas.',
  },
  full: {
    quotes: 'Las {limit, number} ofertas de este mes están usadas.',
    requests:
      '{limit, plural, =0 {El plan no tiene solicitudes de widgets: recogen contactos y no dan precio.} one {La única solicitud de widgets de este mes está usada: los widgets recogen contactos y no dan precio.} other {Las # solicitudes de widgets de este mes están usadas: los widgets recogen contactos y no dan precio.}}',
    members:
      '{limit, plural, one {La única plaza de miembro está ocupada} other {Las # plazas de miembro están ocupadas}}.',
    catalogs:
      '{limit, plural, one {El único catálogo del plan está en uso} other {Los # catálogos del plan están en uso}}.',
    widgets:
      '{limit, plural, =0 {El plan no tiene widgets.} one {El único widget posible está activo.} other {Los # widgets están activos.}}',
    apiCalls:
      '{limit, plural, =0 {El plan no tiene llamadas a la API: las claves solo pueden leer.} one {La única llamada a la API de este mes está usada: las claves solo pueden leer.} other {Las # llamadas a la API de este mes están usadas: las claves solo pueden leer.}}',
    stays: 'Lo que ya tienes se puede leer y exportar. Sube de plan para añadir más.',
  },
  beyond: {
    title: {
      members: 'El plan tiene sitio para {limit, number} de {count, number} miembros',
      catalogs: 'El plan tiene sitio para {limit, number} de {count, number} catálogos',
      widgets: 'El plan tiene sitio para {limit, number} de {count, number} widgets activos',
    },
    text: {
      members: 'Elige quién puede seguir trabajando. Los demás solo pueden leer.',
      owners:
        'Los propietarios siempre tienen sitio y lo ocupan todo. Los demás solo pueden leer hasta que el plan sea mayor.',
      catalogs:
        'Elige cuáles se pueden cambiar y usar en ofertas nuevas. Los demás solo se pueden leer; las ofertas con sus precios siguen.',
      widgets: 'Elige cuáles siguen dando precios. Los demás recogen solicitudes, que respondes tú.',
    },
    unnamed: 'Sin nombre',
    readOnly: 'Solo lectura',
    save: 'Guardar la elección',
  },
  used: 'Usado hasta ahora',
  meter: {
    quotes: 'Ofertas este mes',
    requests: 'Solicitudes de widgets este mes',
    members: 'Miembros',
    catalogs: 'Catálogos',
    widgets: 'Widgets activos',
    apiCalls: 'Llamadas a la API este mes',
  },
  unlimited: 'En este servidor no se aplica ningún límite.',
  usedOf: '<b>{used, number}</b> de {limit, number}',
  left: '{count, plural, =0 {No queda nada} one {Queda #} other {Quedan #}}',
  resets: 'Vuelve a cero el {day}',
  invoices: 'Facturas',
  noInvoices: 'Aún no hay facturas',
  invoice: {
    paid: 'Pagada',
    open: 'Por pagar',
    void: 'Anulada',
    uncollectible: 'No cobrada',
    show: 'Abrir',
  },
  confirm: {
    title: '¿Bajar a {name}?',
    cancelTitle: '¿Cancelar {current}?',
    atEnd: '{name} empieza al final del periodo en curso. Hasta entonces nada cambia y puedes deshacerlo.',
    atOnce: '{name} empieza enseguida. Lo que queda del periodo se abona.',
    over: {
      quotes: 'Este mes se crearon más de {limit, number} ofertas: no habrá nuevas hasta el mes que viene.',
      requests:
        'Este mes han llegado más de {limit, plural, one {# solicitud} other {# solicitudes}} de widgets: no darán precio hasta el mes que viene.',
      members:
        'El equipo tiene más de {limit, plural, one {# miembro} other {# miembros}}: los más nuevos solo podrán leer, si no eliges otros.',
      catalogs:
        'El equipo tiene más de {limit, plural, one {# catálogo} other {# catálogos}}: los más nuevos solo se podrán leer, si no eliges otros.',
      widgets:
        'Hay más de {limit, plural, one {# widget activo} other {# widgets activos}}: los más nuevos recogerán solicitudes sin dar precio, si no eliges otros.',
      apiCalls:
        '{limit, plural, =0 {Las claves de API solo pueden leer.} other {Las claves de API solo pueden leer después de # llamadas al mes.}}',
    },
    kept: 'No se borra nada.',
    keep: 'Mantener {current}',
    cancel: 'Cancelar el plan',
    move: 'Bajar a {name}',
  },
} as const
