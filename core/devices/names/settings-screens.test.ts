import assert from 'node:assert/strict'
import { test } from 'vitest'
import { identify } from '../devices.ts'

/**
 * Settings > General > About in four languages, copied completely, without the numbers that identify the
 * model.
 */
const screens = {
  English: `About
Name iPhone
iOS Version 18.1.1
Model Name iPhone 14 Pro
Songs 0
Videos 12
Photos 1,234
Applications 45
Capacity 128 GB
Available 87.41 GB
Wi-Fi Address A4:83:E7:12:34:56
Bluetooth A4:83:E7:12:34:57
Modem Firmware 2.20.03
Carrier Lock No SIM restrictions`,
  German: `Info
Name iPhone von Anna
iOS-Version 18.1.1
Modellname iPhone 14 Pro
Begrenzte Garantie
Titel 0
Videos 12
Fotos 1.234
Programme 45
Kapazität 128 GB
Verfügbar 87,41 GB
WLAN-Adresse A4:83:E7:12:34:56
Bluetooth A4:83:E7:12:34:57
Modem-Firmware 2.20.03
Netzbetreibersperre Keine SIM-Einschränkungen`,
  French: `Informations
Nom iPhone de Anna
Version iOS 18.1.1
Nom du modèle iPhone 14 Pro
Garantie limitée
Morceaux 0
Vidéos 12
Photos 1 234
Applications 45
Capacité 128 Go
Disponible 87,41 Go
Adresse Wi-Fi A4:83:E7:12:34:56
Bluetooth A4:83:E7:12:34:57
Programme interne du modem 2.20.03
Verrouillage opérateur Aucune restriction SIM`,
  Spanish: `Información
Nombre iPhone de Anna
Versión de iOS 18.1.1
Nombre del modelo iPhone 14 Pro
Garantía limitada
Canciones 0
Vídeos 12
Fotos 1.234
Aplicaciones 45
Capacidad 128 GB
Disponible 87,41 GB
Dirección Wi-Fi A4:83:E7:12:34:56
Bluetooth A4:83:E7:12:34:57
Firmware del módem 2.20.03
Bloqueo del operador Sin restricciones de SIM`,
}

for (const [language, screen] of Object.entries(screens))
  test(`a settings screen copied whole: ${language}`, () => {
    const found = identify(screen)
    assert.deepEqual(
      [found.matches.map(({ device }) => device.key), found.matches[0]?.narrowed.storageGb, found.confidence],
      [['iphone-14-pro'], 128, 'exact'],
      JSON.stringify([found.unknown, found.aside, found.warnings]),
    )
  })

test('the version of a system is no model', () => {
  for (const label of [
    'iOS-Version',
    'iOS Version',
    'Version iOS',
    'Versión de iOS',
    'Softwareversion',
    'Version du logiciel',
    'Versión del software',
    'Versione software',
    'iPadOS-Version',
    'iOS',
  ])
    for (const version of ['18.1.1', '17.4', '18'])
      for (const text of [`${label} ${version} iPhone 14 Pro`, `iPhone 14 Pro ${label}: ${version}`])
        assert.deepEqual(
          identify(text).matches.map(({ device }) => device.key),
          ['iphone-14-pro'],
          text,
        )
})
