import assert from 'node:assert/strict'
import { test } from 'vitest'
import cssVariables from './css-variables.json' with { type: 'json' }
import tokens from './theme-tokens.json' with { type: 'json' }

const colors: Readonly<Record<string, readonly string[]>> = tokens.colors

/** Returns red, green and blue of a CSS variable or of a shade of the theme, 0 to 1. */
function rgbOf(scheme: 'light' | 'dark', name: string): readonly number[] {
  const variables: Readonly<Record<string, string>> = cssVariables[scheme]
  const value = name.startsWith('#') ? name : (variables[name] ?? shadeOf(name))
  const inner = /^var\((.+)\)$/.exec(value)?.[1]
  if (inner !== undefined) return rgbOf(scheme, inner)
  const parts = /^#(..)(..)(..)$/.exec(value)
  assert.ok(parts, `${name} is no colour: ${value}`)
  return parts.slice(1).map((part) => parseInt(part, 16) / 255)
}

function shadeOf(name: string): string {
  const [, color = '', shade = ''] = /^--mantine-color-(\w+)-(\d)$/.exec(name) ?? []
  const value = colors[color]?.[Number(shade)]
  assert.ok(value !== undefined, `${name} is in no theme`)
  return value
}

/** Contrast of two colours. Source: WCAG 2.2, definitions of relative luminance and contrast ratio. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Colours of the edge or filling of each control, with the backgrounds it is used on. */
const pairs = [
  ['edge of a field', '--cp-control', ['--cp-raised', '--cp-surface', '--cp-sunken', '--cp-canvas']],
  ['edge of a field with an error', '--mantine-color-error', ['--cp-raised', '--cp-surface']],
  ['switch that is off', '--cp-control', ['--cp-surface', '--cp-raised']],
  ['switch or choice that is on', '--cp-chosen', ['--cp-surface', '--cp-raised', '--cp-select']],
  ['tick within a choice that is on', '#ffffff', ['--cp-chosen']],
  [
    'focus ring',
    '--cp-focus',
    ['--cp-surface', '--cp-raised', '--cp-sunken', '--cp-canvas', '--cp-select', '--cp-ticket'],
  ],
] as const

test.each(['light', 'dark'] as const)('edges of controls and the focus ring have 3:1, %s', (scheme) => {
  const found = pairs.flatMap(([what, color, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(rgbOf(scheme, color), rgbOf(scheme, ground))
      return ratio < 3 ? [`${what} on ${ground}: ${ratio.toFixed(2)}`] : []
    }),
  )
  assert.deepEqual(found, [])
})
