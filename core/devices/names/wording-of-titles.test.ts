import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '../devices.ts'

/** Asserts the devices named by each title, in any order. `isSure`: the reading is sure. */
function reads(titles: Readonly<Record<string, string>>, isSure: boolean): void {
  for (const [title, keys] of Object.entries(titles)) {
    const { matches, confidence } = identify(title)
    assert.deepEqual(matches.map(({ device }) => device.key).toSorted(), keys.split(' / ').toSorted(), title)
    assert.equal(confidence === 'exact', isSure, `${title}: ${confidence}`)
  }
}

test('a size may have a blank, a comma or its unit joined', () => {
  reads(
    {
      'ipad pro 2nd gen 256gb wi fi 12 9in silver': 'ipad-pro-12-9-inch-2nd-generation',
      'apple ipad mini 1st gen 16gb wi fi 7 9in black': 'ipad-mini-1st-generation',
      'ipad air 10 5 64gb': 'ipad-air-3rd-generation',
      'MacBook Pro 2019 16in': 'macbook-pro-16-inch-2019',
      'MacBook Pro 16zoll 2019': 'macbook-pro-16-inch-2019',
      'ipad 2 16gb 2nd generation 9 7 inch': 'ipad-2',
      'apple 12 9 ipad pro late 2018 256gb': 'ipad-pro-12-9-inch-3rd-generation',
    },
    true,
  )
})

test('models in a list are names of their own', () => {
  reads(
    {
      'iPhone X XR XS': 'iphone-x / iphone-xr / iphone-xs',
      'iPhone 12 13 14': 'iphone-12 / iphone-13 / iphone-14',
      'Apple iPhone 13 | 13 mini - 128GB | 256GB': 'iphone-13 / iphone-13-mini',
      'iPhone 12 & 12 mini': 'iphone-12 / iphone-12-mini',
      'iPhone 11 und 12 mini': 'iphone-11 / iphone-12-mini',
      'iphone 11. 11 pro. 12': 'iphone-11 / iphone-11-pro / iphone-12',
    },
    false,
  )
  reads({ 'iPhone SE 2': 'iphone-se-2nd-generation', 'iPhone 13, 128GB': 'iphone-13' }, true)
})

test('a number before devices is how many there are', () => {
  for (const title of ['17 iphones non testés à vendre', 'J’ai 4 iPhone À vendre', 'Verkaufe 2 iPhone'])
    assert.notEqual(identify(title).matches.length, 1, title)
  reads({ '10 iPhones 8 64GB': 'iphone-8' }, true)
})

test('the year of a system is no year of a Mac', () => {
  for (const title of ['MacBook Pro 15 | MacOS-2015', 'MacBook Air 13" OS-2020', 'MacBook Pro 13" OSX 2019'])
    assert.notEqual(identify(title).confidence, 'exact', title)
})

test('two years joined leave both models open', () => {
  reads(
    {
      'MacBook Pro 15 Retina 2015-2016': 'macbook-pro-retina-15-inch-mid-2015 / macbook-pro-15-inch-2016',
      'MacBook Pro 13 Touch Bar 2016/2017':
        'macbook-pro-13-inch-2016-four-thunderbolt-3-ports / macbook-pro-13-inch-2017-four-thunderbolt-3-ports',
    },
    false,
  )
})

test('a month or a short year stands for the part of the year in the name of a Mac', () => {
  reads(
    {
      'MacBook Pro 17" (May, 2010)': 'macbook-pro-17-inch-mid-2010',
      'iMac 27 (Oktober 2009)': 'imac-27-inch-late-2009',
      'MacBook Pro Retina 15 mid ’15': 'macbook-pro-retina-15-inch-mid-2015',
      'iMac 27 Ende 13': 'imac-27-inch-late-2013',
      'Macbook Pro Mid 2019 16 inch': 'macbook-pro-16-inch-2019',
    },
    true,
  )
})

test('keys above the numbers tell two models of a year apart', () => {
  const ports = (count: string): string => `macbook-pro-13-inch-2017-${count}-thunderbolt-3-ports`
  reads(
    {
      'MacBook Pro 13 Touch Bar 2017 256 Go': ports('four'),
      'MacBook Pro 13 2017 ohne Touchbar': ports('two'),
      'MacBook Pro 13 2017 sans Touch Bar': ports('two'),
      'MacBook Pro 13 2017 sin Touch Bar': ports('two'),
    },
    true,
  )
})

test('Retina is said of newer screens too', () => {
  reads(
    {
      'iPad mini 2 16GB with Retina display': 'ipad-mini-2',
      'MacBook Air M1 13" Retina': 'macbook-air-m1-2020',
      'Apple 13in MacBook Pro, Retina Display, MPXQ2LL/A': 'macbook-pro-13-inch-2017-two-thunderbolt-3-ports',
    },
    true,
  )
})

test('processors and graphics are details, and Intel rules out Apple’s chips', () => {
  reads(
    {
      'MacBook Pro 16 Zoll 2019, i9, 32GB RAM, 1TB SSD, Radeon Pro 5500M': 'macbook-pro-16-inch-2019',
      'Macbook Air 11-inch 2015 Intel i7 2.2Ghz Intel HD 6000 GPU': 'macbook-air-11-inch-early-2015',
      'MacBook 12" 2017 1.2GHz m3 8GB 256GB': 'macbook-retina-12-inch-2017',
      '2020 MacBook Air 13" 1.1GHz i5 8GB 256GB': 'macbook-air-retina-13-inch-2020',
      '2020 MacBook Air 13" Core i3 10th Gen': 'macbook-air-retina-13-inch-2020',
      'MacBook Pro 14" M5 Pro 24GB 1TB': 'macbook-pro-14-inch-m5-pro-or-m5-max',
    },
    true,
  )
})

test('an identifier of a Mac may have a full stop and a blank, a speed is none', () => {
  reads({ 'MacBook Pro 9.2': 'macbook-pro-13-inch-mid-2012', 'Mac mini 6.1': 'mac-mini-late-2012' }, true)
  assert.notEqual(identify('MacBook Pro 2.2 GHz').matches.length, 1)
})

test('an A-number beside the year of another Mac is not sure', () => {
  assert.equal(identify('MacBook Pro Core 2 Duo 13" A1278 late 2008').confidence, 'several')
})

test('a generation whose storage never was is not sure', () => {
  reads({ 'iPad Pro 64GB 3rd generation 11': 'ipad-pro-11-inch-3rd-generation' }, false)
})

test('words of sale, colours and conditions leave a title sure', () => {
  reads(
    {
      'iPhone 13 Topzustand': 'iphone-13',
      'iPhone 15 128GB türkis, Fest Preis': 'iphone-15',
      'iPhone 17 Pro Max Azul Marino Sin Abrir': 'iphone-17-pro-max',
      'iPhone 16 turquesa con Apple Care': 'iphone-16',
      'Iphone 15 pro max caja factura, 89 % bateria': 'iphone-15-pro-max',
      'Iphone 13 256 Go neuf boîte fermée': 'iphone-13',
      'iPhone 12 mini 64GB w box': 'iphone-12-mini',
      'iPhone 17 Air': 'iphone-air',
      'Iphone Xr Preto 64gb Desbloqueado': 'iphone-xr',
      'iPhone 8 Dourado com Tela de 4,7", 64 GB e Câmera de 12 MP': 'iphone-8',
    },
    true,
  )
})

test('a colour that never was does not bring back what other details rule out', () => {
  reads({ 'MacBook Pro M2 8GB 256GB Starlight': 'macbook-pro-13-inch-m2-2022' }, false)
})

test('the chip of an iPad mini makes it no iPad Pro', () => {
  const keys = identify('iPad Pro').matches.map(({ device }) => device.key)
  assert.ok(keys.length > 1 && keys.every((key) => key.startsWith('ipad-pro-')), keys.join(' '))
  reads({ 'iPad mini A17 Pro': 'ipad-mini-a17-pro' }, true)
})

test('models of other makers lend no words', () => {
  reads({ 'Watch GT2/Tab S7/iphone 13/note 20 ultra': 'iphone-13' }, true)
  reads({ 'DJI Mavic 2 Pro + iPad Mini 4': 'ipad-mini-4' }, false)
})

test('a Mac since 2022 is written with the number of "Mac" behind its line', () => {
  reads(
    {
      'MacBook Pro 16,1/M4 (10-CPU 10-GPU)/16GB Ram/2TB SSD/14"': 'macbook-pro-14-inch-m4-2024',
      'MacBook Pro 16,1/i9-9980HK/64GB/2TB SSD/16"': 'macbook-pro-16-inch-2019',
      'MacBook Pro 15,3/M3 (8-CPU 10-GPU)/24GB/14"': 'macbook-pro-14-inch-m3-nov-2023',
      'MacBook Air 15,13/M3 (8-CPU 10-GPU)/8GB': 'macbook-air-15-inch-m3-2024',
      'Mac mini 16,10': 'mac-mini-2024',
      'iMac 16,2 M4': 'imac-24-inch-2024-two-ports',
      // beside another size or before its processor, the number is not a size
      'MacBook Pro 16,2/i7-1068NG7/32GB/13"': 'macbook-pro-13-inch-2020-four-thunderbolt-3-ports',
      'MacBook Pro 13,3/i7-6820HQ/16GB/15"': 'macbook-pro-15-inch-2016',
      'MacBook Pro 16,2 M1 Pro 512GB': 'macbook-pro-16-inch-2021',
    },
    true,
  )
  assert.notEqual(identify('MacBook Pro 13,3 256GB').matches.length, 1)
  assert.equal(identify('MacBook Pro 15,3/i7-8750H/15"').confidence, 'several')
})

test('a part number before the own number of a shop', () => {
  reads({ 'iPhone 6 16GB - AT&T - MG4N2LLA-PB-3RCB': 'iphone-6' }, true)
})

test('a letter of a model may stand apart', () => {
  reads(
    {
      'iPhone 16 E 128Go Blanc - APPLE': 'iphone-16e',
      'iPhone 6 S Plus 64GB': 'iphone-6s-plus',
      'iPhone X R 64 Go': 'iphone-xr',
    },
    true,
  )
  reads({ 'iPhone 16 e 17': 'iphone-16 / iphone-17' }, false)
})

test('the year beside an iPhone is that of its sale, except of an SE', () => {
  reads(
    {
      'iPhone 16 128GB Negro 2025': 'iphone-16',
      'iPhone 13 2023': 'iphone-13',
      'iPhone 17 Pro Naranja Comprado el 6 de diciembre': 'iphone-17-pro',
      'iPhone 13 Pro, gekauft 12. Oktober 2023': 'iphone-13-pro',
      'iPhone SE 2020': 'iphone-se-2nd-generation',
    },
    true,
  )
  // a year before the release
  reads({ 'iPhone 13 2019': 'iphone-13' }, false)
})

test('iPad Pros are counted on by sellers', () => {
  reads(
    {
      'iPad Pro 2nd gen 10.5 64GB': 'ipad-pro-10-5-inch',
      'iPad Pro 1st gen 9.7': 'ipad-pro-9-7-inch',
      'iPad Pro 13 7th gen': 'ipad-pro-13-inch-m4',
      'iPad Pro 11 5th generation': 'ipad-pro-11-inch-m4',
    },
    true,
  )
  // by Apple's count a model with 12.9 inches
  reads({ 'iPad Pro 5th gen': 'ipad-pro-12-9-inch-5th-generation / ipad-pro-11-inch-m4' }, false)
})

test('the iPad of 11 inches may be the eleventh, or a Pro or Air', () => {
  const keys = identify('Apple iPad 11" 128Go').matches.map(({ device }) => device.key)
  assert.equal(keys[0], 'ipad-a16')
  assert.ok(keys.includes('ipad-air-11-inch-m3'), keys.join(' '))
})

test('series, generations and lines of watches', () => {
  reads(
    {
      'Apple Watch Series Se 2nd Gen 44mm Gps': 'apple-watch-se-2nd-generation',
      'Apple Watch SE Series 2': 'apple-watch-se-2nd-generation',
      'Apple Watch Series Ultra 2': 'apple-watch-ultra-2',
      'Apple Watch 42mm (1st Gen) Sport': 'apple-watch-1st-generation',
    },
    true,
  )
})

test('the strap of a watch, and the name of its colour, leave the watch sure', () => {
  reads(
    {
      'Apple Watch SE (2nd Gen.) 40mm Silver Aluminum Case Storm Blue Sport Band':
        'apple-watch-se-2nd-generation',
      'Apple Watch Series 7 41mm Green Aluminum - Clover Sport Band': 'apple-watch-series-7',
      'Apple Watch Series 11 46mm GPS Jet Black Case w Sport Band': 'apple-watch-series-11',
    },
    true,
  )
  for (const title of [
    'Storm Blue Sport Band Apple Watch Series 7',
    'Apple Watch Series 6 44mm stainless steel milanese loop',
    'Apple Watch Series 7 45mm case',
  ])
    assert.notEqual(identify(title).confidence, 'exact', title)
})

test('a white MacBook is a plain one, a gold one is none of the first', () => {
  reads(
    {
      'MacBook white 13 2009':
        'macbook-13-inch-late-2009 / macbook-13-inch-mid-2009 / macbook-13-inch-early-2009',
      'Black MacBook 2008 13-inch': 'macbook-13-inch-early-2008',
      // no MacBook Air of 2008 was gold
      'MacBook Air 13.3 I5 8GB 128GB SSD Gold':
        'macbook-air-retina-13-inch-2019 / macbook-air-retina-13-inch-2018',
    },
    false,
  )
  // the processor of 2016 is not a chip of 2023
  const keys = identify('MacBook 2016 m3').matches.map(({ device }) => device.key)
  assert.ok(keys.includes('macbook-retina-12-inch-early-2016') && keys.length === 4, keys.join(' '))
})

test('words of a marketplace run into the title are no serial number', () => {
  reads({ 'New Listing16" Apple MacBook Pro 2.6GHz i7 (2019)': 'macbook-pro-16-inch-2019' }, true)
})

test('towns, what is sold along and what screens are leave a title sure', () => {
  reads(
    {
      'iPhone 12 64GB London': 'iphone-12',
      'iPhone 12 64 Go Strasbourg': 'iphone-12',
      'iPhone 13 128GB Stuttgart': 'iphone-13',
      'iPhone 15 Pro Max + Caja, Cable y 3 Fundas': 'iphone-15-pro-max',
      'Apple iPhone X - 4G smartphone 64 GB - OLED display - 5.8': 'iphone-x',
    },
    true,
  )
  for (const title of ['iPhone 4 and 5 cases', 'iPhone 12, 2 screens'])
    assert.notEqual(identify(title).confidence, 'exact', title)
})

test('Core processors rule out workstations, and a size before them is no count of cores', () => {
  reads(
    {
      'PC Imac 2017 core i5 Rom 1To':
        'imac-21-5-inch-2017 / imac-retina-4k-21-5-inch-2017 / imac-retina-5k-27-inch-2017',
    },
    false,
  )
  reads(
    {
      'iMac Pro 2017 Xeon': 'imac-pro-2017',
      'MacBook Pro 13 Core 2 Duo 2009': 'macbook-pro-13-inch-mid-2009',
      'MacBook 12 Core m3 2016': 'macbook-retina-12-inch-early-2016',
      'MacBook Pro 14 10 core M1 Pro': 'macbook-pro-14-inch-2021',
    },
    true,
  )
})
