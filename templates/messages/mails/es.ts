import type { TextsLike } from '../texts-like.ts'
import type { enMails } from './en.ts'

export const esMails = {
  email: {
    quotedWith: '{productName} Pro',
    from: '{name} con {product}',
    fromUnnamed: 'Un equipo con {product}',
    requestedAt: 'Solicitado el {time} ({zone}).',
    requestedFrom: 'Solicitado el {time} ({zone}), desde {place}.',
    browserOn: '{browser} en {system}',
    linkFallback: 'Si el botón no funciona, esta es la dirección para el navegador:',
  },
  quoteSent: {
    andMore: '{device} y {count, plural, one {# dispositivo más} other {# dispositivos más}}',
    from: { paid: 'Le pagamos al menos', pays: 'Usted paga desde', none: 'Desde' },
    fromPrice: 'desde {price}',
    open: 'El total depende de su elección',
    openPrice: 'según su elección',
    direction: { paid: 'Le pagamos', pays: 'Usted paga', none: 'Nada que pagar' },
    until: 'Válida hasta el {day}.',
    mayMove: {
      down: 'Aún no se ha podido comprobar todo: tras la inspección, el valor puede bajar hasta {amount}.',
      up: 'Aún no se ha podido comprobar todo: tras la inspección, el precio puede subir hasta {amount}.',
    },
    alternatives: 'O {offers}.',
    offer: '{price} {phrase}',
    namedOffer: '{price} ({name})',
    button: 'Ver y aceptar la oferta',
    device: 'Dispositivo',
    line: { buy: 'Compramos', repair: 'Reparamos', sell: 'Vendemos' },
    moreDevices: '{count, plural, one {y # más} other {y # más}}',
    questions: '¿Preguntas? Responda a este correo y le atenderá {name}.',
    notInterested: '¿No le interesa?',
    decline: 'Rechazar la oferta',
    foot: '{team}. Recibe este correo porque pidió un precio el {date}.',
    quotedWith: 'Oferta hecha con {product}.',
  },
  invitation: {
    subject: '{name} te invita a {team}',
    heading: '{name} te invita a {team}',
    body: '{team} hace sus ofertas con {product}. Entras como {role, select, admin {administrador} manager {responsable} agent {empleado} other {solo lectura}}, con la dirección {email}.',
    button: 'Ver la invitación',
    until: 'El enlace funciona una vez, hasta el {day}.',
    ignore: '¿No les conoces? Puedes borrar este correo. No pasa nada si no aceptas.',
  },
  storedExport: {
    ready: {
      subject: '{file} está listo',
      body: '{team}: el archivo que has pedido se puede descargar hasta el {day}. Solo tú puedes descargarlo.',
      button: 'Descargarlo',
    },
    failed: {
      subject: 'No se ha podido crear {file}',
      body: 'Se ha producido un error por nuestra parte. Los datos de {team} no han cambiado y el operador puede ver el error. Inténtalo de nuevo más tarde.',
      button: 'Abrir la página',
    },
  },
  teamArchive: {
    subject: 'El archivo de {team} está listo',
    body: 'Tiene las ofertas, clientes, catálogos, documentos y fotos de {team}, y se guarda hasta el {day}. Solo los propietarios pueden descargarlo.',
    button: 'Descargarlo',
    failed: {
      subject: 'No se ha podido crear el archivo de {team}',
      body: 'Se ha producido un error por nuestra parte al crear el archivo de {team}. Tus datos no han cambiado y el operador puede ver el error. Inténtalo de nuevo más tarde.',
      button: 'Abrir los ajustes',
    },
  },
  teamClosing: {
    closed: {
      subject: '{name} ha cerrado {team}',
      heading: '{name} ha cerrado {team}',
      body: 'Ya nadie puede usar {team} y los clientes ya no pueden responder a sus ofertas. Un propietario puede reabrir el equipo hasta el {day}; después se borra.',
      button: 'Ver tus equipos',
    },
    reopened: {
      subject: '{team} vuelve a estar abierto',
      heading: '{team} vuelve a estar abierto',
      body: '{name} ha reabierto {team}. Todo está como antes.',
      button: 'Abrir tus equipos',
    },
  },
  priceSource: {
    subject: 'No se pudo leer {name}',
    heading: 'Una lista de precios no ha llegado',
    text: 'La lista «{name}» no se leyó: {host} no respondió en cuatro intentos. Los últimos precios se mantienen, con su fecha.',
    next: 'Mañana se volverá a intentar. Si ha cambiado la dirección o la clave, edita la fuente.',
    button: 'Ver la fuente',
  },
  webhook: {
    subject: 'Se ha desactivado el webhook de {host}',
    heading: 'Se ha desactivado un webhook',
    text: 'Durante un día, {host} no ha aceptado ninguna de las llamadas que le informan de tus ofertas.',
    next: 'Las llamadas pendientes están en el registro y se pueden volver a enviar cuando el webhook esté activado.',
    button: 'Abrir los ajustes',
  },
  catalog: {
    subject: '{name} no se publicó',
    heading: '{name} no se ha activado',
    text: 'Estaba previsto {at}. Nada ha cambiado: las ofertas siguen como antes y el borrador está igual.',
    why: {
      errors: 'El borrador tenía errores.',
      changed: 'Antes se publicó otra versión o se cambió el borrador.',
      archived: 'El catálogo se archivó.',
      notAllowed: 'Ya no puedes publicar catálogos de este equipo.',
      other: 'El servidor no pudo hacerlo a tiempo.',
    },
    button: 'Abrir el catálogo',
  },
  /** Mail that verifies an address for customers' replies. */
  replyTo: {
    subject: '¿Usar esta dirección para las respuestas a {team}?',
    heading: '¿Usar esta dirección para las respuestas a {team}?',
    body: '{name} quiere que los clientes de {team} respondan a esta dirección. Se usa en cuanto la confirmes con la sesión iniciada como miembro que puede editar el equipo.',
    button: 'Ver y confirmar',
    until: 'El enlace funciona durante {hours} horas.',
    ignore: '¿No conoces a nadie? Puedes borrar este correo. No pasa nada si no se confirma.',
  },
  /** A team has used most of a limit of its plan. */
  plan: {
    subject: {
      quotes: '{team}: {used} de {limit} ofertas este mes',
      requests: '{team}: {used} de {limit} solicitudes de widgets este mes',
      members: '{team}: {used} de {limit} miembros',
      catalogs: '{team}: {used} de {limit} catálogos',
      widgets: '{team}: {used} de {limit} widgets activos',
      apiCalls: '{team}: {used} de {limit} llamadas a la API este mes',
    },
    heading: {
      quotes: '{used} de {limit} ofertas usadas este mes',
      requests: '{used} de {limit} solicitudes de widgets este mes',
      members: '{used} de {limit} miembros',
      catalogs: '{used} de {limit} catálogos',
      widgets: '{used} de {limit} widgets activos',
      apiCalls: '{used} de {limit} llamadas a la API usadas este mes',
    },
    text: {
      quotes:
        'Al llegar al límite, no se pueden crear ofertas nuevas hasta que acabe el mes o cambies de plan.',
      requests:
        'Al llegar al límite, los widgets siguen recogiendo solicitudes, pero no dan precio hasta que acabe el mes o cambies de plan. Tus propias ofertas se cuentan aparte.',
      members:
        'Al llegar al límite, no se puede invitar a nadie hasta que quede un sitio libre o cambies de plan.',
      catalogs:
        'Al llegar al límite, no se puede añadir ningún catálogo hasta archivar uno o cambiar de plan.',
      widgets: 'Al llegar al límite, no se puede activar ningún widget hasta pausar uno o cambiar de plan.',
      apiCalls:
        'Al llegar al límite, las claves de API solo pueden leer hasta que acabe el mes o cambies de plan.',
    },
    stays:
      'Lo que ya tienes sigue igual: las ofertas se pueden leer y exportar, y los clientes pueden aceptar sus ofertas.',
    button: 'Abrir la suscripción',
  },
  /** A visitor's request in a widget. */
  widgetRequest: {
    subject: '{name} pide un precio: {device}',
    heading: 'Un visitante pide un precio',
    text: '{name} ha preguntado en «{widget}» cuánto vale {device}. La oferta {number} es un borrador: revísala y envíala.',
    sent: '{name} ha preguntado en «{widget}» cuánto vale {device} y ha recibido la oferta {number}.',
    button: 'Abrir la oferta',
  },
  widgetRequests: {
    subject: '{count, number} solicitudes nuevas de «{widget}»',
    heading: '{count, number} solicitudes nuevas',
    text: 'En «{widget}» han preguntado cuánto valen sus dispositivos.',
    drafts: 'Revisa los borradores y envíalos.',
    state: { draft: 'Borrador', sent: 'Enviada' },
    more: 'y {count, plural, one {# más} other {# más}}',
    button: 'Abrir las ofertas',
  },
  offerReady: {
    subject: 'Su oferta de {team}: {number}',
    heading: 'Su oferta está lista',
    body: 'Ha pedido un precio a {team}. Abra aquí la oferta: el enlace confirma también que esta dirección es suya.',
    button: 'Abrir mi oferta',
    ignore:
      '¿No la ha pedido? Alguien ha escrito su dirección. Puede borrar este correo: no se envía nada y sus datos quedan como están.',
  },
  selfInspectionLink: {
    subject: 'Siga en su otro dispositivo: oferta {number}',
    heading: 'Enseñe su dispositivo',
    body: 'Abra este enlace en el aparato que hace las fotos o en el que vende. Funciona mientras la oferta de {team} esté abierta.',
    button: 'Enseñar el dispositivo',
  },
  question: {
    asked: {
      button: 'Responder en la oferta',
      reply:
        'Responde en la oferta para que tus compañeros también lo vean. Una respuesta a este correo también llega al cliente.',
      noReply: 'El cliente no dejó correo: leerá tu respuesta en su página.',
    },
    answered: {
      asked: 'Su pregunta: {question}',
      button: 'Ver la oferta',
    },
  },
  news: {
    someone: 'Tu cliente',
    open: 'Abrir su oferta',
    answer: 'Abrir la oferta',
    number: 'Oferta',
    price: { paid: 'Usted recibe', pays: 'Usted paga', none: 'Nada que pagar' },
    net: { paid: 'Pagamos', pays: 'Recibimos', none: 'Nada que pagar' },
    reason: 'Motivo',
    reasons: {
      price: 'El precio es demasiado bajo',
      timing: 'No es buen momento',
      elsewhere: 'Encontró otra tienda',
      keepDevice: 'Se queda con el dispositivo',
      needInfo: 'Necesita más información',
      other: 'Otro motivo',
    },
    reply: 'Una respuesta a este correo llega al cliente.',
    foot: '{team}. Recibe este correo por su oferta {number}.',
  },
  test: {
    subject: 'Prueba: {subject}',
    customer: 'Cliente Ejemplo',
    device: 'iPhone 15 Pro',
    variant: '256 GB',
    screen: 'Pantalla',
    said: 'Impecable',
    found: 'Arañazos leves',
    question: '¿Abren los sábados?',
    answer: 'Sí, hasta las cinco.',
  },
} as const satisfies TextsLike<typeof enMails>
