import type { Language } from './language.ts'

export const german: Language = {
  colours: {
    black: 'schwarz, schwarzes, schwarzer',
    white: 'weiß, weisses, weisser',
    silver: 'silber, silbern',
    gold: 'golden',
    gray: 'grau',
    'space gray': 'space grau, spacegrau',
    'space black': 'space schwarz, spaceschwarz',
    'rose gold': 'roségold, rose gold, rosegold',
    midnight: 'mitternacht',
    'midnight green': 'nachtgrün, nacht grün',
    starlight: 'polarstern, sternenlicht',
    graphite: 'graphit',
    blue: 'blau, blaues, dunkelblau, hellblau, marineblau, dunkel blau, hell blau',
    red: 'rot, rotes',
    green: 'grün, grünes',
    yellow: 'gelb, gelbes',
    purple: 'violett, lila',
    'deep purple': 'dunkellila, dunkel lila',
    pink: 'rosé',
    coral: 'koralle, korall',
    'sierra blue': 'sierrablau, sierra blau',
    'pacific blue': 'pazifikblau, pazifik blau',
    'alpine green': 'alpingrün, alpin grün, alpengrün',
    'jet black': 'diamantschwarz',
    titanium: 'titan',
    'natural titanium': 'titan natur',
    'black titanium': 'titan schwarz',
    'white titanium': 'titan weiß',
    'blue titanium': 'titan blau',
    'desert titanium': 'titan wüstensand, wüstentitan',
    ultramarine: 'ultramarin',
    teal: 'blaugrün, türkis',
    lavender: 'lavendel',
    sage: 'salbei',
    'mist blue': 'nebelblau, nebel blau',
    'cosmic orange': 'cosmic orange',
    'deep blue': 'tiefblau, tief blau',
    'sky blue': 'himmelblau, himmel blau',
    'cloud white': 'wolkenweiß',
    'light gold': 'hellgold, lichtgold',
    'gold titanium': 'titan gold',
    'slate titanium': 'titan schiefer, schiefer titan',
    'soft pink': 'zartrosa, blassrosa',
    burgundy: 'burgund, burgunder, bordeaux',
    glacier: 'gletscher',
  },
  words: {
    inch: 'zoll',
    generation: 'gen',
    series: 'serie',
    cellular: 'mobilfunk',
    late: 'ende',
    early: 'anfang',
    mid: 'mitte',
    'active noise cancellation':
      'geräuschunterdrückung, aktive geräuschunterdrückung, aktiver geräuschunterdrückung, mit geräuschunterdrückung',
    'two thunderbolt 3 ports':
      '2 thunderbolt anschlüsse, 2 thunderbolt anschlüssen, zwei thunderbolt anschlüsse',
    'four thunderbolt 3 ports':
      '4 thunderbolt anschlüsse, 4 thunderbolt anschlüssen, vier thunderbolt anschlüsse',
    'two ports': 'zwei anschlüsse',
    'four ports': 'vier anschlüsse',
    keyboard: 'tastatur',
    mouse: 'maus',
  },
  ordinals: {
    1: 'erste, ersten, erster',
    2: 'zweite, zweiten, zweiter',
    3: 'dritte, dritten, dritter',
    4: 'vierte, vierten, vierter',
    5: 'fünfte, fünften, fünfter',
    6: 'sechste, sechsten, sechster',
    7: 'siebte, siebten, siebter',
    8: 'achte, achten, achter',
    9: 'neunte, neunten, neunter',
    10: 'zehnte, zehnten, zehnter',
    11: 'elfte, elften',
  },
  labels: `
    modell, modellname, modellnummer, seriennummer, farbe, kapazität, prozessor, arbeitsspeicher,
    speicher, speicherplatz, startvolume, verfügbar, softwareversion, titel, fotos, programme, netzwerk,
    anbieter, info, titel, programme, apps, netzbetreiber, netzbetreibersperre, keine sim einschränkungen, sim
    einschränkungen, begrenzte garantie, wlan adresse, bluetooth, modem firmware, primär, sekundär, verfügbare,
    zertifikatsvertrauenseinstellungen, abdeckung, teile und serviceverlauf, einstellungen, grafikkarte`,
  notes: `
    schaltet nicht ein, schaltet sich nicht ein, schaltet nicht mehr ein, gerissen, gerissenes, gerissene,
    optische, optischen, optischem, optischer, schönheitsfehler, fest preis, festpreis, ink, top zustand, simlock frei, simlockfrei, frei, händlerware, branding, kein branding, sammlerstück, sammlerzustand,
    differenzbesteuert, differenzbesteuerung, regelbesteuert, vertrag, ohne vertrag, vertragsfrei, akku schwach, schwach, rechnung
    vorhanden, mit rechnung, posten, restposten, konvolut, privatverkauf, ankauf möglich, leichte gebrauchsspuren,
    starke gebrauchsspuren,
    der, die, das, ein, eine, einen, und, oder, mit, ohne, für, von, vom, zum, zur, im, am, auf, aus, in,
    ist, nur, mein, sehr, alles, neu, wie neu, neuwertig, gebraucht, gut, guter, gutem, sehr gut, sehr
    guter, guter zustand, sehr guter zustand, in gutem zustand, top zustand, top, zustand, einwandfrei,
    voll funktionsfähig, funktioniert, funktionsfähig, funktioniert einwandfrei, entsperrt, ohne simlock,
    simlockfrei, simlock, ohne vertrag, vertragsfrei, generalüberholt, refurbished, ovp,
    originalverpackung, in ovp, mit ovp, originalverpackt, verpackung, ladegerät, ladekabel, kabel,
    netzteil, rechnung, mit rechnung, garantie, hülle, mit hülle, schutzhülle, schutzfolie, panzerglas,
    displayschaden, display, displaybruch, kaputt, defekt, für bastler, bastler, gebrochen, riss, risse,
    kratzer, gebrauchsspuren, leichte gebrauchsspuren, leichte, rückseite, akku, akkuzustand, akku
    zustand, batterie, batteriezustand, maximale kapazität, gesundheit, verkaufe, zu verkaufen, verkauf,
    verkaufen, vb, festpreis, preis, fp, versand, versand möglich, möglich, abholung, nur abholung,
    tausch, tausche, gegen, ladezyklen, tastaturlayout, qwertz, stück, stk, posten, konvolut, pos, zeile, menge, anzahl, handy, smartphone, telefon, tablet,
    laptop, notebook, rechner, computer, uhr, smartwatch, kopfhörer, armband, sportarmband, chip, name,
    version, gehäuse, aluminium, edelstahl, monate, monat, jahre, jahr, alt, baujahr, bj, icloud frei,
    videos, voll, inkl, inklusive, zubehör, wenig, benutzt, genutzt, kaum, privat, händler, gewerblich,
    dual sim, wg,
    prozent, privatverkauf, keine, keine rücknahme, rücknahme, gewährleistung, a ware, b ware, c ware, ware,
    kaputtes, kaputter, kaputte, kaputten, kaputtem, defektes, defekter, defekte, defekten, defektem, gebrochenes,
    gebrochener, gebrochene, gesprungenes, gesprungene, zerkratzt, zerkratztes, zerkratzte, gesplittert, splitter,
    gesprungen, displayglas, glas, panzerfolie, folie, kleine, kleiner, delle, dellen, ungetestet, ankauf, kamera,
    rückkamera, nachgerüstet, telekom, nanotexturglas,
    ich, wir, du, sie, es, man, mir, uns, hier, wird, werden, wurde, war, hat, haben, habe, hatte, sind,
    kann, auch, noch, nicht, kein, keinen, nie, aber, sowie, bei, bis, ab, seit, nach, vor, wegen, zu, so,
    wie, als, da, dann, wenn, nahezu, fast, absolut, wirklich, sehr gepflegt, gepflegt, gepflegter,
    gepflegtes, gepflegte, schönes, schöner, schöne, tolles, toller, super, perfekt, perfekter, perfektem,
    perfekten, makellos, makelloser, neuwertiger, neuwertiges, neuwertigem, neues, neuer, neue, neuem,
    neueste, gutes, gute, guten, bestes, bester, technisch einwandfrei, optisch, technisch, voll
    funktionstüchtig, funktionstüchtig, funktionierend, funktioniert nicht, funktioniert alles, alles
    funktioniert, geht nicht an, geht nicht, geht, lässt sich nicht einschalten, startet nicht, angebrochen,
    beschädigt, beschädigtes, beschädigte, beschädigung, schaden, schäden, glasschaden, wasserschaden,
    glasbruch, vorne, hinten, oben, unten, seite, seiten, ecke, ecken, rand, rückseitig, unbenutzt,
    unbenutztes, ungeöffnet, ungeöffnetes, unberührt, verschweißt, versiegelt, versiegeltes, eingeschweißt,
    original verpackt, originalverpackung versiegelt, ausgepackt, wackelkontakt, minimale, minimal, kleinen,
    leichten, leichter, wenige, kaum gebrauchsspuren, keine kratzer, ohne kratzer, tadellos, erstbesitz,
    erstbesitzer, aus erster hand, hand, nichtraucher, nichtraucherhaushalt, tierfreier haushalt, haushalt,
    notverkauf, schnäppchen, angebot, sonderpreis, verhandlungsbasis, verhandelbar, nur heute, heute,
    schnell, sofort, dringend, bitte, siehe, beschreibung, siehe beschreibung, bilder, siehe bilder, foto,
    lesen, bitte lesen, kein versand, kein tausch, nur barzahlung, barzahlung, bar, paypal, überweisung,
    selbstabholer, selbstabholung, abzugeben, abzuholen, differenzbesteuert, mwst, mwst ausweisbar, inkl
    mwst, ust, rechnung vorhanden, vorhanden, apple garantie, restgarantie, garantie bis,
    herstellergarantie, gekauft, neukauf, kauf, kaufdatum, kaufbeleg, beleg, quittung, austauschgerät,
    austauschgeraet, vorführgerät, ausstellungsstück, aussteller, firmenhandy, geschäftshandy, diensthandy,
    gerät, geräte, handys, mobiltelefon, alle, alle netze, netze, netz, sim lock, simlock nicht bekannt,
    bekannt, unbekannt, frei für alle netze, offen, provider, vodafone, o2, congstar, freenet, mobilcom,
    debitel, klarmobil, otelo, 1und1, eplus, e plus, swisscom, sunrise, salt, a1, magenta, drei, mediamarkt,
    media markt, saturn, amazon, ebay, rebuy, clevertuch, backmarket, apple store, farbe, farben,
    verschiedene, diverse, wählbar, auswahl, wähle, frei wählbar, deutsch, deutsche, deutsches,
    niederländisch, englisch, deutsche tastatur, tastatur qwertz, tastatur, maus, mit tastatur, mit maus,
    laufwerk, festplatte, externe, ext, ssd festplatte, prozessor, kern, kerne, arbeitsspeicher, grafik,
    grafikkarte, grafikkarten, aussicht, unsere, unser, meine, meinen, meinem, meines, sein, ihr,
    welches, dieses, das gerät, samt, nebst, dazu, gratis, geschenk, geschenkt, neu ovp, ovp neu, neu
    in ovp, originales, originaler, originalzubehör, komplett, komplettes, komplettset, paket, volle,
    ganze, ganz, teilweise, zustandsklasse, klasse, note, sehr schön, gebrauchtes, gebrauchter, gebrauchte,
    second hand, geprüft, getestet, zertifiziert, aufbereitet, b stock, kratzfrei, akku gut, akkuleistung,
    akkukapazität, akku kapazität, batteriekapazität, batterie gut, zyklen, ladezyklus, monate garantie,
    monate alt, jahre garantie, jahr garantie, face id defekt, face id geht nicht, icloud gesperrt, icloud
    sperre, gesperrt, sperre, aktivierungssperre, raum, stadt, berlin, hamburg, münchen, köln, frankfurt, stuttgart, düsseldorf,
    leipzig, dresden, hannover, nürnberg, bremen, dortmund, wien, zürich, basel, bern, graz, salzburg,
    zur reparatur, reparaturbedürftig, für ersatzteile, als ersatzteilspender, für teile, ersatzteilspender`,
  parts: {
    screen: `
      display, displays, bildschirm, touchscreen, frontglas, displayeinheit, displayglas, glas, lcd,
      ersatzdisplay, displaytausch, displayreparatur, displaywechsel, frontscheibe, scheibe, touch glas,
      anzeige, retina display einheit`,
    battery: 'akku, akkus, batterie, batterien, ersatzakku, akkutausch, akkuwechsel, akku tausch',
    back: `
      rückglas, backglas, backcover, back cover, rückseite, rückschale, akkudeckel, rückseitenglas, glas
      rückseite, gehäuserückseite, rückdeckel, rückwand`,
    camera: `
      kamera, kameras, hauptkamera, rückkamera, frontkamera, kameralinse, kameraglas, linse, objektiv`,
    port: `
      ladebuchse, ladebuchsen, ladeanschluss, buchse, anschluss, lightning anschluss, usb
      buchse, ladeport`,
    sound: 'lautsprecher, hörmuschel, mikrofon, ohrhörer lautsprecher, hörer',
    buttons: `
      knopf, homebutton, home button, taste, tasten, powerbutton, ein aus taste, lautstärketaste, home
      knopf`,
    housing: `
      gehäuse, rahmen, mittelrahmen, topcase, unterschale, simkartenhalter, sim halter, sim schlitten, sim
      fach, simhalter, handballenauflage, gehäuseteil, bodendeckel`,
    board: 'hauptplatine, platine, mainboard, logicboard, logic board, motherboard',
    part: `
      ersatzteil, ersatzteile, ersatz, teil, teile, flexkabel, flex, schrauben,
      schraubenset, klebefolie, kleber, sensor, modul, einbaurahmen, lüfter, scharnier,
      reparaturset, dichtung`,
    repair: `
      reparatur, reparaturen, reparaturservice, tauschen lassen, austausch, wechsel, instandsetzung,
      diagnose, entsperrung, freischaltung, datenrettung, service, reparieren lassen, entsperren lassen,
      icloud entfernung, wasserschaden reparatur, einbau, umbau, simlock entfernen, umtausch service`,
    case: `
      hülle, hüllen, schutzhülle, schutzhüllen, handyhülle, case, cases, cover, tasche, taschen,
      handytasche, etui, bumper, klapphülle, silikonhülle, lederhülle, schale, schutz, sleeve, wallet,
      bookcase, handyschale, aufkleber, skin, schutzcase, silikon case, leder case`,
    charger: `
      ladegerät, ladegeräte, ladekabel, kabel, netzteil, netzteile, adapter, stecker, ladeadapter,
      netzstecker, ladestation, dockingstation, dock, docking station, powerbank, ladecase, lade case,
      ladeschale, induktionsladegerät, usb kabel, lightning kabel, autoladegerät, kfz ladegerät, usb stick`,
    protector: `
      panzerglas, panzerfolie, panzerglasfolie, schutzfolie, schutzfolien, schutzglas, displayschutz,
      displayschutzfolie, folie, folien, hartglas, echtglas, kameraschutz, sichtschutz, blickschutz,
      glasfolie, panzergläser, displayfolie`,
    strap: `
      armband, armbänder, sportarmband, uhrenarmband, lederarmband, milanaise, band, bänder,
      wechselarmband, ersatzarmband, milanese armband, schlaufe`,
    box: `
      ovp, karton, verpackung, originalverpackung, schachtel, originalkarton, leerkarton, nur ovp, leere
      ovp, leere box, leere verpackung, leerer karton, nur karton, nur verpackung, leere schachtel, ovp
      leer, karton leer, box leer, verpackung leer, nur die ovp, leer karton, anleitung,
      bedienungsanleitung, leer, leere, leerer, leeres`,
    accessory: `
      halter, halterung, halterungen, handyhalter, handyhalterung, autohalterung, ständer, stativ,
      kopfhörer, headset, ohrstöpsel, ohrpolster, eingabestift, stylus, zubehörpaket, zubehörset,
      werkzeug, werkzeugset, selfiestick, mauspad, anhänger, schlüsselanhänger, fernbedienung, simkarte,
      sim karte, tasse, lautsprecher dock, controller, polster`,
    imitation: `
      attrappe, attrappen, dummy, nachbau, replik, replika, fälschung, imitat, klon, spielzeug, kopie,
      imitation, spielzeughandy, handyattrappe, fake, plagiat`,
  },
}
