import type { Language } from './language.ts'

export const english: Language = {
  colours: {
    gray: 'grey, gry',
    'space gray': 'space grey, spacegray, spacegrey, sg, spgry',
    'rose gold': 'rg',
    midnight: 'mdn',
    starlight: 'stl',
    yellow: 'ylw',
    purple: 'pur, ppl',
    pink: 'pnk',
    red: 'rd',
    '(product)red': 'product red',
    black: 'blk',
    white: 'wht',
    silver: 'slv',
    blue: 'blu, navy, navy blue, dark blue, light blue',
    teal: 'turquoise',
    green: 'grn',
    gold: 'gld',
  },
  words: {
    'iphone x': 'iphone 10, iphone ten',
    // as sellers call models by the year of another one
    'iphone air': 'iphone 17 air, iphone 17air, iphone air 17',
    'iphone xs': 'iphone 10 s, iphone 10s, iphone x s',
    'iphone xr': 'iphone 10 r, iphone 10r, iphone x r',
    'iphone 6s': 'iphone 6 s',
    'iphone 5s': 'iphone 5 s',
    'iphone 5c': 'iphone 5 c',
    'iphone 4s': 'iphone 4 s',
    'iphone 6 plus': 'iphone 6p, iphone 6 p',
    'iphone 6s plus': 'iphone 6sp, iphone 6s p',
    'iphone 7 plus': 'iphone 7p, iphone 7 p',
    'iphone 8 plus': 'iphone 8p, iphone 8 p',
    // not in the tables, but should not be read as another Mac
    powermac: 'power mac',
    iphone: 'i phone, iphones, i phones',
    ipad: 'i pad, ipads, i pads',
    ipod: 'i pod, ipods',
    imac: 'i mac, imacs',
    macbook: 'mac book, macbooks, mac books',
    airpods: 'air pods, airpod, air pod',
    airtag: 'air tag, airtags, air tags',
    homepod: 'home pod',
    watch: 'iwatch, i watch, apple watches',
    keyboard: 'keyboards',
    plus: '+',
    wifi: 'wi fi, wlan, wifi only, wi fi only, wlan only, nur wlan, nur wifi, solo wifi, wifi seul, wifi uniquement',
    cellular: 'cell, lte, 4g, 5g, wi fi 3g, wifi 3g, wlan 3g',
    gps: 'gps',
    ethernet: 'ethernet',
    'active noise cancellation': 'noise cancelling, noise canceling, active noise cancelling',
    'two thunderbolt 3 ports':
      '2 tb3 ports, 2 tbt3 ports, 2 tb3, 2 tbt3, 2 thunderbolt ports, two thunderbolt ports, 2 thunderbolt 3 ports',
    'four thunderbolt 3 ports':
      '4 tb3 ports, 4 tbt3 ports, 4 tb3, 4 tbt3, 4 thunderbolt ports, four thunderbolt ports, 4 thunderbolt 3 ports',
    touchbar: 'touch bar',
    functionkeys: `
      no touch bar, no touchbar, without touch bar, without touchbar, non touch bar, non touchbar, function keys, ohne
      touch bar, ohne touchbar, funktionstasten, sans touch bar, sans touchbar, touches de fonction, sin touch bar, sin
      touchbar, teclas de función, senza touch bar, senza touchbar, zonder touch bar, zonder touchbar`,
    generation: 'gen, generations',
    inch: 'inches, in',
    13: '13.3, 13.6',
    14: '14.2',
    15: '15.3, 15.4',
    16: '16.2',
    24: '23.5',
  },
  ordinals: {
    1: 'first, 1st',
    2: 'second, 2nd',
    3: 'third, 3rd',
    4: 'fourth, 4th',
    5: 'fifth, 5th',
    6: 'sixth, 6th',
    7: 'seventh, 7th',
    8: 'eighth, 8th',
    9: 'ninth, 9th',
    10: 'tenth, 10th',
    11: '11th',
  },
  labels: `
    model, model name, model number, serial number, about, settings, name, colour, color, capacity,
    storage, memory, ram, ssd, chip, processor, cpu, gpu, modem firmware,
    songs, videos, photos, applications, network, ethernet address, wi fi address, bluetooth, version,
    available, designed by apple in california, assembled in china, assembled in vietnam, assembled in
    india, macos, ios, ipados, graphics, total number of cores, performance, efficiency, system firmware version, provisioning udid, hardware uuid, system`,
  notes: `
    sports band, certified refurbished, ship now, basic, leather, nylon, woven, ceramic, functioning, fully functioning, details, see details, awesome, sport, nike, hermes, cosmetics, cosmetic, shape, great shape, good shape, near, heart rate, heart rate monitor, water resistant,
    london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, leicester, cardiff,
    nottingham, dublin, belfast, new york, nyc, brooklyn, queens, bronx, manhattan, los angeles, chicago, houston, dallas,
    austin, phoenix, san diego, san jose, san francisco, bay area, seattle, portland, denver, boston, miami, orlando,
    tampa, atlanta, philadelphia, las vegas, sacramento, toronto, ottawa, vancouver, calgary, sydney, melbourne, brisbane,
    perth, auckland, asurion, gazelle, swappa, decluttr, bestbuy, target, walmart, micro center, b h, cex, argos, currys,
    john lewis, music magpie, envirofone, backmarket, dvd, dvd rw, superdrive,
    samsung ssd, crucial ssd, kingston ssd, sandisk ssd, iris pro, intel iris pro, wrnty, latest, latest model,
    worldwide, worldwide shipping, retail, bonus, plastic wrapped, wrapped, plastic, 3d touch,
    a10 fusion, a11 bionic, a12 bionic, a13 bionic, apple care, apple care plus, acceptable, sizes, all sizes, orig, orig box, available, all carriers, turbo, turbo boost,
    onboard, unibody, uni, led, works with iphone and ipad, works with iphone ipad, selfie, cam, space available, w, w o, r d, scratch and dent, scratch dent, openbox, new batt, batt, restored, works great, loaded, fully loaded,
    maxed, maxed out, see desc, works fine, fine, matte, matt, rom, mp, spec, specs, eu spec, uk spec, us spec,
    hso, abc, abc stock, ab grade, cheapest, live, billable, ed, prime, light wear, heavy wear, working order,
    perfect working order, good working order, collection only,
    a, an, the, and, or, with, without, for, from, of, to, is, it, in, on, as, my, only, but, no, not, by,
    at, has, very, all, any, new, brand new, like new, as new, used, good, great, excellent, fair, poor,
    tiny, scuff, scuffs, frame, dent, chipped, swap, exchange, trade, keyboard layout, read description, torn, mixed colours, mixed colors,
    mint, perfect, pristine, condition, good condition, great condition, excellent condition, working,
    fully working, works, works perfectly, unlocked, factory unlocked, sim free, simfree, any network,
    locked, carrier, dual sim, esim, single sim, boxed, charging, magsafe, lightning, boxed, sealed box, box sealed, box packed, new in box, open box, charger, cable, original,
    genuine, case, cover, screen protector, accessories, earphones, cracked, crack, screen, scratch,
    scratches, light scratches, minor scratches, dents, marks, back glass, broken, faulty, spares,
    repairs, spares or repairs, spares or repair, for parts, parts, not working, dead, water damage,
    battery, battery health, health, grade, sealed, refurbished, refurb, renewed, open box, ex display,
    warranty, applecare, receipt, invoice, price, sale, for sale, selling, unlk, unl, network unlocked, nib, bnib, bnwt, sealed pack, sell, offer, offers, firm, ono,
    obo, swap, pickup, collection, collection only, postage, shipping, free shipping, delivery, cash, lot,
    lot of, bundle, job lot, pcs, pieces, units, qty, quantity, smartphone, mobile phone, mobile, phone,
    tablet, laptop, notebook, computer, desktop, smartwatch, smart watch, earbuds, headphones, strap,
    band, sport band, sport loop, hdd, core, cores, quad core, dual core, icloud, icloud free, find my
    off, unlocked to all networks, tested, aluminium, aluminum, stainless steel,
    steel, titanium case, face id, face id working, true tone, owner, one owner, months, month, years,
    old, eu, us, uk,
    lens, cracked lens, remote, siri remote, paid off, usa, t mobile, verizon, vodafone, cdma, gsm, percent,
    service, battery service, fully, included, vat included, at t, straight talk, fast, free, stock, fast shipping, surplus, untested, ungraded, nano texture, nano texture glass, smart case,
    colours, colors, choose, your, pick, choice, assorted, various, lowest, best, cheap, cheapest, bargain,
    deal, deals, seller, trusted, store, shop, visit, in stock, b stock, limited, edition, special, vintage,
    rare, official, premium, product, incl, tax, vat, billable, manufacturer, manufacture, guarantee,
    guaranteed, extras, extra, opened, carriers, all carriers, networks, contract, prepaid, paid, non,
    factory, other, more, both, also, just, please, read, see, photos, pictures, description, desc, note,
    item, items, listing, day, days, week, return, returns, return policy, next day, same day, dispatch,
    dispatched, tracked, insured, local, delivery only, cash only, posted, deliver, ship, ships, free post,
    free delivery, bought, purchased, owned, from new, never used, barely used, hardly used, lightly used,
    gently used, heavily, light, minor, small, slight, slightly, wear, signs of wear, signs, some, few,
    little, bit, clean, esn, imei clean, clean imei, clean esn, bad, bad esn, blacklisted, blocked,
    financed, icloud locked, icloud lock, activation locked, activation, lock, find my, reset, factory
    reset, wiped, ready, ready to use, ready to go, setup, set up, power on, powers on, turns on, won t turn
    on, does not turn on, no power, not turning on, boot loop, cycle count, cycle, count, battery life, all
    day battery life, bh, soh, batt health, original owner, personal, business, private, single owner, user,
    pro seller, wireless carrier, gsm unlocked, cdma unlocked, intl, international, global,
    world, version, us version, uk version, uk model, us model, japan, japanese, japan model, korea,
    chinese, hong kong, hk, canada, canadian, american, european, a grade, b grade, c grade, d grade, grade
    a, grade b, grade c, grade d, b, c, d, ab, bc, aa, excellent cond, cond, vgc, exc, nm, euc, guc, as is,
    as seen, untouched, unused, unopened, bnew, fully functional, functional, perfectly, flawless,
    immaculate, superb, stunning, amazing, nice, lovely, beautiful, decent, okay, ok, average, normal,
    refurbished grade, certified, certified refurbished, pre owned, preowned, second hand, secondhand, cpo,
    ex demo, demo unit, graded, genuine apple, original apple, authentic, chip, bionic, a14 bionic, a15
    bionic, a16 bionic, hexa core, octa core, six core, hexa, rom, bluetooth, nfc, face id not
    working, face, front, rear, liquid retina, liquid retina xdr, multi touch, ips, facetime, facetime hd, facetime hd camera, 1080p, 720p, 1080p facetime hd
    camera, hd, uhd, megapixel, mega pixel, backlit, backlit keyboard, english keyboard, uk keyboard, us
    keyboard, qwerty, intel iris, iris, iris plus, intel hd, radeon, amd, nvidia, graphics card, quad, octa,
    dolby atmos, dolby, atmos, spatial, personalized, personalised, spatial audio, audio, personalized
    spatial audio, transparency mode, transparency, mode, sweat, water, resistant, water resistant, over
    ear, in ear, ear, hours, up to, nike, hermes, regular, one size, size, small medium, s m, m l, works
    with, compatible, usbc, tracfone, cricket, metropcs, metro pcs, metro, boost, boost
    mobile, sprint, xfinity, spectrum, us cellular, uscellular, tmobile, att, at t unlocked, vz, vzw, tmo,
    spr, virgin, virgin mobile, giffgaff, three, tesco, tesco mobile, voxi, sky mobile, id mobile, o2, ee,
    bt, lebara, lyca, rogers, bell, telus, fido, koodo, telstra, optus, mint mobile, visible, total
    wireless, consumer cellular, network, sims, e sim, dual, duos, physical sim, nano sim, sim card
    slot, slot, no sim, prime, amazon, ebay, apple store, currys, argos, john lewis, costco, walmart,
    target, urgent, quick sale, must go, must sell, moving, upgrade, upgraded, reduced, was, only
    today, today, hurry, rrp, each, per, total, n a, na, none, yes, nope, tested working, full working
    order, working order, working condition, good working order, fair condition, poor condition, average
    condition, mint condition, very good condition, used condition, new condition, like new condition,
    immaculate condition, cosmetic, cosmetically, housing wear, intelligence, apple intelligence, action
    button, dynamic island, promotion, always on, battery replaced, new battery fitted, screen replaced,
    opened box, gtx, ssd hdd, fusion, fusion drive, superdrive, hz, os x, el capitan, high sierra, snow
    leopard, yosemite, mavericks, big sur, catalina, office, microsoft office, mdm, no mdm, mdm free,
    supervised, bypassed, jailbroken, no icloud, icloud clean, icloud unlocked, with receipt, warranty
    until, till, until, since, year, applecare plus, apple warranty, months warranty, month warranty, day
    warranty, thanks, thank you, buy, buyer, buyers, pay, paypal, payment, accepted, considered, offers
    considered, open to offers, no offers, no swaps, no time wasters, time wasters, near, space, storage,
    internal, memory, capacity, cell, cellular, lte, wireless,
    for parts or repair, for parts or not working, for parts or repairs, for parts only, for spares, for
    spares or repair, for spares or repairs, spares repairs, spares and repairs, spares or parts, parts or
    repair, parts or not working, for repair, needs repair, to repair, brand new in box, no sim
    restrictions, carrier lock, restrictions, modem, firmware, imei, serial`,
  parts: {
    screen: `
      screen, screens, glass, display, displays, lcd, lcds, oled, amoled, digitizer, digitiser, touchscreen,
      touch screen, touch panel, front glass, screen assembly, display assembly, lcd assembly, oled
      assembly, lcd screen, oled screen, lcd display, oled display, screen replacement, replacement
      screen, display replacement, screen repair, display repair`,
    battery: 'battery, batteries, battery replacement, replacement battery, battery repair',
    back: `
      back glass, rear glass, back cover, rear cover, back panel, back plate, backplate, backglass, glass
      back, back door, rear panel, battery cover`,
    camera: `
      camera, cameras, rear camera, back camera, front camera, camera lens, lens, lenses, camera glass`,
    port: `
      port, charging port, charge port, charging connector, charging dock, charge dock,
      lightning port, usb port, charging flex, dock flex, charging socket`,
    sound: `
      speaker, speakers, loudspeaker, loud speaker, earpiece, ear speaker, microphone, mic, speaker repair`,
    buttons: `
      button, buttons, home button, power button, volume button, power flex, volume flex button`,
    housing: `
      housing, housings, chassis, frame, frames, mid frame, midframe, back housing, top case, topcase,
      palmrest, bottom case, bottom cover, sim tray, sim card tray, tray, trays, bezel, enclosure, shell`,
    board: `
      board, boards, logic board, logicboard, mother board, motherboard, mainboard, main board,
      motherboards, logicboards, cpu board`,
    part: `
      part, parts, spare part, replacement, replacements, assembly, flex, flex cable, ribbon, ribbon cable,
      screws, screw set, adhesive, sensor, proximity sensor, face id module, vibration motor, taptic
      engine, antenna, connector, sim reader, fan, heatsink, hinge, hinges, spare parts, replacement part, replacement parts, repair kit, repair parts, gasket, seal`,
    repair: `
      repair, repairs, service, repair service, fix, fixing, diagnostic, diagnostics, diagnosis, unlock,
      unlocking, unlock service, unlocking service, icloud removal, icloud unlock, icloud bypass, bypass,
      data recovery, installation, screen fix, network unlock, cleaning, water damage repair, upgrade
      service, factory unlock service`,
    case: `
      case, cases, cover, covers, phone case, sleeve, sleeves, pouch, wallet, bumper, bumpers, skin,
      skins, holster, folio, folio case, flip case, wallet case, leather case, silicone case, smart cover,
      smart folio, smart case, clear case, armor case, shockproof case, decal, sticker, stickers, wrap,
      backpack, bag, keyboard case, casing`,
    charger: `
      charger, chargers, cable, cables, adapter, adapters, adaptor, adaptors, power supply, power adapter,
      plug, charging cable, usb cable, lightning cable, car charger, wireless charger, charging pad,
      charging station, charging stand, power bank, powerbank, power brick, magsafe charger, battery pack,
      battery case, magsafe case, dock, docks, docking station,
      cradle, cord, dongle, hub, lead`,
    protector: `
      protector, protectors, screen protector, screen protectors, tempered glass, glass protector, privacy
      glass, privacy screen, screen guard, protective film, film, screen film, camera protector, lens
      protector, hydrogel`,
    strap: `
      strap, straps, band, bands, bracelet, wristband, watch band, watch strap, watchband, sport band,
      sport loop, milanese loop, trail loop, alpine loop, ocean band, leather link, solo loop, braided
      solo loop, leather loop, link bracelet, loop, modern buckle`,
    box: `
      box, boxes, packaging, carton, box only, empty box, box and manual, boxes only, original packaging,
      empty boxes, retail box, insert, inserts, manual, manuals, user guide`,
    accessory: `
      accessory, accessory kit, holder, holders, mount, mounts, car mount, phone holder, phone mount,
      stand, stands, tripod, selfie stick, earphones, earphone, headphones, headphone, headset, earbuds,
      earpods, stylus, keyboard cover, ear tips, eartips, ear hooks, ring holder, gimbal, gamepad,
      controller, fm transmitter, lanyard, keychain, key ring, mouse pad, tool, tools, tool kit,
      screwdriver, remote, siri remote, cable organizer, speaker dock, alarm clock, projector,
      printer, joystick, lens kit, macro lens, microscope, memory card, sim card, sim adapter, flash
      drive, usb stick`,
    imitation: `
      dummy, dummies, dummy phone, mock up, mockup, mockups, replica, replicas, fake, clone, display
      model, display phone, toy, model kit, non working display, imitation, copy, bootleg, lookalike`,
  },
}
