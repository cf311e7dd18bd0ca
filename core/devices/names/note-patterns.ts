/**
 * Patterns of texts beside names, whose numbers are not part of the name. Text: lower case, without accents.
 * No groups are captured.
 */
export const notePatterns: readonly {
  readonly what: string
  readonly pattern: RegExp
  /** True if the text can be in the middle of a name. */
  readonly isPartOfName?: true
  /** Maker of the chip: "i5" means Intel. */
  readonly says?: 'intel'
  /** Every match contains one of these texts: searched first, since compiling a pattern is slow. */
  readonly needs?: readonly string[]
}[] = [
  {
    what: 'free space: no storage has decimals',
    isPartOfName: true,
    needs: ['gb', 'go', 'tb', 'to', 'mb', 'mo'],
    pattern:
      /\b(?:(?:available|verfugbar|disponibles?|disponibili?|beschikbaar|libres?|frei)\b[ :]*\d[\d.,]*|(?![1-7][.,]5 ?t[bo])\d{1,4}[.,]\d{1,3}) ?(?:gb|go|tb|to|mb|mo)\b/g,
  },
  {
    what: 'price',
    needs: [
      '€',
      '£',
      '$',
      'eur',
      'chf',
      'usd',
      'gbp',
      'fr',
      ',-',
      '.-',
      'pound',
      'dollar',
      'dh',
      'mad',
      'dirham',
      'tnd',
      'dinar',
    ],
    pattern:
      /(?:[€£$](?: ?:)?|\b(?:eur|chf|usd|gbp|fr)\.?) ?\d[\d.,']{0,9}(?:,-|\.-)?|\b\d[\d.,']{0,9}(?: \d{3})? ?(?:[€£$]|,-|\.-|(?:euros?|eur|chf|usd|gbp|pounds|dollars|franken|fr|dhs?|mad|dirhams?|tnd|dinars?)\b)/g,
  },
  {
    what: 'battery',
    needs: ['%', 'akku', 'batter', 'bateria', 'accu', 'bh', 'soh'],
    pattern:
      /\b\d{1,3}(?:[.,]\d)? ?%|\b(?:akku\w{0,10}|batter(?:ie|y|ia|ij)\w{0,8}|bateria|accu\w{0,10}|bh|soh)(?: (?:health|zustand|kapazitat|capacity|sante|de la bateria|al|a|bei|bij|at))?[ :=]{1,3}\d{2,3}\b(?! ?(?:gb|go|mm))(?: ?%)?/g,
  },
  {
    what: 'screen of an iPhone',
    isPartOfName: true,
    needs: ['.', ','],
    pattern:
      /\b(?:4[.,]7|5[.,][458]|6[.,][13579])(?: ?["”“″']{1,2}| ?-?(?:inch|zoll|pouces?|pulgadas?|pollici|duim)\b)/g,
  },
  {
    what: 'put before a title by a marketplace, without a space after it',
    needs: ['new listing', 'neues angebot', 'nouvelle annonce', 'nuevo anuncio', 'nuova inserzione'],
    pattern: /\b(?:new listing|neues angebot|nouvelle annonce|nuevo anuncio|nuova inserzione)/g,
  },
  {
    what: 'how many',
    pattern:
      /(?:^|[;|,(\n]) ?\d{1,3} ?[x×] |(?<= )x\d{1,3}(?= |$)|(?<=(?:\b(?:and|et|und|y|e|en)|[+&]) )\d{1,3}(?= (?:i(?:phone|pad|pod|mac)|fundas?|cases?|covers?|coques?|hullen|cables?|kabel)\b)|\b(?:lot|lote|lotto|partij|bundle|konvolut)(?: (?:of|de|di|van|von|aus))? \d{1,4}\b|\b(?:qty|quantity|menge|anzahl|cantidad|quantite|aantal|quantita)[ .:x]{1,3}\d{1,4}\b|(?<!(?:phone|pad|mini|air|pro|plus|series|watch|pods) ?)\b\d{1,4} ?(?:pcs|pieces?|stk|stuck|stuecke?|units?|uds?|unidades|pz|pezzi|stuks)\b|\b\d{1,2}er[- ](?:pack|set|paket)\b/g,
  },
  {
    what: 'place in a list',
    pattern:
      /\b(?:ligne|linea|line|zeile|pos|position|row|item|article|artikel|regel|riga|fila|nr|no)[ .:#°]{1,3}\d{1,4}\b|#\d{1,4}\b|^ ?\d{1,3}[.)] |^ ?\d{1,4} ?[;|] /g,
  },
  {
    what: 'time and use',
    pattern:
      /\b\d{1,4} (?:charge )?(?:cycles?|ladezyklen|zyklen|ciclos?|cicli)\b|\b\d{1,2}[ -]?(?:months?|monaten?|mois|mes|meses|mesi|mese|maanden|years?|jahren?|jahre?|ans|anos?|anni|jaar|days?|tagen?|jours?|dias?|weeks?|wochen?)\b|\b\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2}\/|-\d{1,2}-)(?:20)?\d\d\b|\b\d{1,2}\/20\d\d\b|(?<!(?:phone|pad|mini|air|pro|plus|max|series|watch|pods|book|imac) ?)\b\d{1,2}\.? (?:de )?(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b(?: (?:de )?20[12]\d\b)?/g,
  },
  {
    what: 'system',
    needs: [
      'version',
      'versie',
      'os',
      'firmware',
      'programme',
      '.',
      'big sur',
      'monterey',
      'ventura',
      'sonoma',
      'sequoia',
      'catalina',
      'mojave',
      'tahoe',
    ],
    pattern:
      /\b(?:ios|ipados|watchos|tvos|macos|os x|software|system|firmware)?[ -]?(?:version|versione?|versie)(?: (?:du|de|del|der|von)(?: l')?)?(?: ?(?:ios|ipados|watchos|tvos|macos|logiciel|software|systeme|sistema|system))?[ .:-]{1,3}\d{1,2}(?:\.\d{1,2}){0,2}\b|\b(?:ios|ipados|watchos|tvos|macos|os x|softwareversion|systemversion|modem[ -]firmware|firmware(?: del modem)?|programme interne(?: du modem)?)[ -]?(?: (?:big sur|[a-z]{4,10}))?:? \d{1,2}(?:\.\d{1,2}){0,3}|(?<![\d.,])\d{1,3}\.\d{1,2}\.\d{1,3}(?:\.\d+)*(?![\d.,])|\b(?:big sur|monterey|ventura|sonoma|sequoia|catalina|mojave|tahoe)(?: \d{1,2}(?:\.\d{1,2}){0,2})?\b/g,
  },
  {
    what: 'graphics, and processors of phones behind the word for it: "processador A11"',
    isPartOfName: true,
    needs: ['process', 'prozessor', 'procesador', 'cpu', 'gpu', 'apple a', 'hd', 'iris', 'radeon', 'gt'],
    pattern:
      /\b(?:processor|processador|prozessor|processeur|procesador|cpu) a1?\d[xz]?\b|\bapple a(?:[4-9]|1[0-5])[xz]?(?: bionic| fusion)?\b|\b(?:intel )?(?:u?hd|iris(?: plus| pro| xe)?)(?: graphics)? \d{3,4}\b|\b(?:amd )?radeon(?: pro| hd| rx| r\d){0,2}(?: vega)? ?\d{2,4}[mx]?\b|\b(?:nvidia )?(?:geforce )?gtx? ?\d{3,4}mx?\b|\b\d{1,2}-?[cg]pu\b|\b\d{1,2} ?c(?:ore)?[ -]?[cg]pu\b/g,
  },
  {
    what: 'models of other makers that are not called by their maker: "Tab S7", "Note 20 Ultra", "Watch GT2"',
    needs: ['tab', 'note', 'watch gt', 's2'],
    pattern:
      /\b(?:tab ?[as]\d{1,2}|note ?(?:8|9|10|20)(?: ultra| plus| lite)|watch gt ?\d?|s2[0-6](?: ultra| plus| fe))\b(?! ?(?:gb|go))/g,
  },
  {
    what: 'name of the colour of a strap, before the word for the strap: "Storm Blue Sport Band"',
    isPartOfName: true,
    needs: ['watch'],
    pattern:
      /\b(?!(?:apple|watch|series|ultra|se|nike|hermes|gps|lte|cellular|cell|case|aluminum|aluminium|steel|titanium|ceramic|with|w|and|the|for|of|new|band|strap|gen|generation|original|genuine|oem|your|my)\b)[a-z]{3,} (?:blue |green |gr[ae]y |pink |red |black |white )?(?=(?:sport|solo|alpine|trail|ocean|braided|milanese|leather|nylon|woven) (?:solo )?(?:band|loop)\b)(?<=\bwatch\b.*)/g,
  },
  {
    what: 'sensor of a phone, tablet or notebook; keyboards are called by it',
    isPartOfName: true,
    needs: ['touch id'],
    pattern:
      /\btouch id\b(?<=\b(?:iphone|ipad|macbook)\b.*)(?<!\b(?:keyboard|tastatur|clavier|teclado)\b.*)/g,
  },
  {
    what: 'either of two connections, which says neither: "Wi-Fi or Cellular"',
    isPartOfName: true,
    needs: [' or ', ' oder ', ' ou ', ' o ', ' of '],
    pattern:
      /\b(?:(?:wi-?fi|wlan|gps) (?:or|oder|ou|o|of) (?:(?:wi-?fi|wlan|gps) ?(?:\+|and|&|und|et|y|e|en)? ?)?(?:cellular|lte|4g|5g)|(?:cellular|lte|4g|5g) (?:or|oder|ou|o|of) (?:wi-?fi|wlan|gps)|with or without (?:cellular|lte|gps|4g|5g))\b/g,
  },
  {
    what: 'processor',
    isPartOfName: true,
    says: 'intel',
    pattern:
      /\b(?:intel )?(?:core ?2? ?(?:duo|dou)|core solo|c2d)(?: [tlps]\d{4})?\b|\b(?:intel )?(?:quad )?xeon(?: e\d)?\b|\b(?:intel )?core m[357]?\b|\bm[357](?= 1[.,][123] ?ghz)|\bm[357](?<=ghz m[357])\b|(?<=\bmacbook (?:(?!\b(?:air|pro|macbook)\b).){0,40})\bm[357]\b(?=(?:(?!macbook).){0,60}\b201[5-7]\b)|(?<=\b(?:201[5-7] (?:apple )?macbook (?:(?!\b(?:air|pro|macbook)\b).){0,40}|macbook (?:(?!\b(?:air|pro|macbook)\b).){0,30}\b201[5-7]\b(?:(?!macbook).){0,40}))\bm[357]\b|\b(?:core )?m-?5y\d\d[a-z]?\b|\b\d{1,2}(?:st|nd|rd|th|e|eme|a|ª|\.)? ?(?:gen(?:eration|eracion|\.)?) (?:intel )?(?:core )?i[3579]\b|(?<=(?:\bi[3579]|core 2 duo)\W{1,2})[1-4][.,]\d{1,2}(?![\d.,]| ?(?:ghz|gb|tb|go|to|"|inch|zoll))|\b(?:intel )?(?:core )?i[3579](?:[- ](?!20\d\d\b)\d{4,5}[a-z]{0,2}\d?)?(?:[ ,(]{1,2}\d{1,2}(?:st|nd|rd|th|e|eme|\.) gen(?:eration)?)?\b|\b\d(?:[.,]\d{1,2})? ?ghz\b|\b\d{1,2}[- ]?(?:core(?! ?(?:2|i[3579]|m[357]?\b|duo|solo))|kern|c(?:oe|œ)urs?|nucleos?)(?:[ -](?:cpu|gpu))?\b|\b\d{1,2}c (?:cpu|gpu)\b|\b\d{1,3} ?mpx?\b|\b\d{2,3} ?(?:hz|w)\b|\b\d{3,5} ?mah\b|\b\d{3,4} ?[x×] ?\d{3,4}(?: ?(?:px|pixels?))?\b|\bwi-?fi 6e?\b|\bintel\b(?! (?:mac|imac))/g,
  },
  {
    what: 'rating: 9/10; behind a storage or a word for the condition also 4/5',
    needs: ['/'],
    pattern:
      /(?<!(?:phone|pad|series|watch|macbook|imac) ?)(?<![\d/.,])(?:10|\d(?:[.,]\d)?) ?\/ ?10(?![\d/]| ?(?:gb|go|tb|to|mm)\b)|(?<=(?:\b(?:condition|cond|state|zustand|etat|estado|condizioni?|grade|note|rating|staat)|\d ?[gt][bo])[ :,-]{1,3})[1-5](?:[.,]\d)? ?\/ ?5(?![\d/]| ?(?:gb|go|tb|to|mm)\b)/g,
  },
  {
    what: 'size of the screen of a phone, behind its name or storage',
    isPartOfName: true,
    needs: ['.', ','],
    pattern:
      /(?<!(?:iphone|ipad|ios|macbook pro|imac|air|mini) ?)(?<![\d.,])(?:4[.,]7|5[.,][458]|6[.,][13579])(?![\d.,])/g,
  },
  {
    what: 'how long a warranty lasts: "AppleCare+ till 2027", "Garantie 1 an", "Garantie bis März"',
    needs: ['warranty', 'guarantee', 'applecare', 'garant', 'gtia', 'garanzia'],
    pattern:
      /\b(?:warranty|guarantee|applecare|garantie|garantia|gtia|garanzia)\b\+?[ :,-]{1,3}(?:(?:noch|till|until|to|bis|jusqu'?(?:en|au|a)?|hasta|fino a[l]?|de|von|of)[ :]+)?(?:[a-z]{3,10} )?(?:mi[ -])?(?:(?:\d{1,2}[ ./-])?20[1-3]\d\b|\d{1,2} ?(?:m|months?|monate?n?|mois|meses|mesi|years?|yr|jahre?n?|ans?|anos?|anno|anni)\b)|\b\d{1,2} ?m warranty\b|\bgarantie bis [a-z]{3,9}\b/g,
  },
  {
    what: 'year of a system: "MacOS-2015", "OSX 2020", "OS2018/2019"',
    needs: ['os'],
    pattern: /\b(?:mac ?)?osx?[ -]{0,2}20[12]\d(?:\/20[12]\d)?\b/g,
  },
  {
    what: 'how many are sold: "15x iPhone 8", "17 iPhones", "I have 4 iPhone"',
    needs: ['iphone', 'ipad', 'ipod', 'mac', 'apple watch', 'airpods'],
    pattern:
      /\b\d{1,4} (?=(?:apple )?(?:iphones|ipads|ipods|macbooks|imacs|apple watches)\b)|\b\d{1,3}(?<=\b(?:ai|have|selling|sell|habe|verkaufe|vends|vend|vendo|tengo|vendemos) \d{1,3}) (?=(?:apple )?(?:iphone|ipad|macbook|imac)\b)|(?<!phone |pad |series |air |mini |pro )\b[2-9]\d{0,2} ?x (?=(?:apple )?(?:iphone|ipad|macbook|imac|airpods|apple watch))|(?<!phone |pad |series |air |mini |pro )\b1\d{1,2} ?x (?=(?:apple )?(?:iphone|ipad|macbook|imac|airpods|apple watch))/g,
  },
  {
    what: 'network called 3, before the word for it',
    needs: ['network', 'netz', 'uk', 'ireland', 'ie'],
    pattern: /(?<=(?:\d ?[gt][bo]|[a-z]{3})[ ,(-]{1,3})3 (?=network|netz|uk\b|ireland\b|ie\b)/g,
  },
  {
    what: 'paragraph of a law about taxes',
    needs: ['§'],
    pattern: /§ ?\d{1,3} ?[a-z]?\b(?: ?ustg)?/g,
  },
  {
    what: 'network called 3, behind a storage or the word for it',
    pattern:
      /(?<=(?:\d ?[gt][bo]|\b(?:network|on|to|netz|reseau|operateur|operador|red|carrier))[ :,(/-]{1,3})3(?: uk)?(?=$|[ ,;)|/])(?! ?(?:gb|go|tb|to|mm|x|pcs|st|nd|rd|th|[a-z]* gen))/g,
  },
  {
    what: 'addresses and long numbers of a settings screen',
    pattern: /\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b|\b(?=[0-9a-f]*\d)[0-9a-f]{20,}\b/g,
  },
  {
    what: 'the name that its owner gave it, on a settings screen',
    needs: ['name', 'nom', 's iphone', 's ipad'],
    pattern:
      /\b(?:name|nom|nombre|nome):? (?:iphone|ipad|ipod|apple watch|macbook(?: (?:air|pro))?) (?:von|de|of|d|del|di) ?'?[a-z]+\b|\b[a-z]+['’]s (?=(?:iphone|ipad)\b)/g,
  },
  {
    what: 'counts on a settings screen',
    needs: [
      'songs',
      'video',
      'photos',
      'application',
      'titel',
      'foto',
      'programm',
      'morceaux',
      'canciones',
      'aplicaciones',
      'brani',
      'applicazioni',
      'titres',
      'apps',
    ],
    pattern:
      /\b(?:songs|videos|photos|applications|titel|fotos|programme|morceaux|canciones|aplicaciones|brani|foto|applicazioni|titres|apps|video)[ :]{1,2}\d[\d.,]{0,8}(?: \d{3}\b)?/g,
  },
]
