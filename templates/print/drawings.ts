import { drawings } from '@costard/devices/drawings'
import { signatureBox } from '@costard/quotes'
import { renderSVG } from 'uqr'
import type { InlineImage } from '../emails/parts/mark.ts'
import { markFruit, markPip, pipTurns } from '../mark.ts'

const ink = '#1d1d18'

/** Returns the outline of a device as SVG, a phone for an unknown device. */
export function printedDevice(silhouette: string): string {
  const known = Object.hasOwn(drawings, silhouette) ? (silhouette as keyof typeof drawings) : 'iphone' // own key of the table
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" color="${ink}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawings[known]}</svg>`
}

/** Returns a QR code as SVG, without a margin, since paper is white. */
export function printedQr(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 0, blackColor: ink })
}

/** Returns a signature as SVG. path: path data within the box of a signature. */
export function printedSignature(path: string): string {
  const { width, height } = signatureBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** Returns the logo of the product as SVG. */
export const printedMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><path fill="#35342d" d="${markFruit}"/>${pipTurns
  .map((turn) => `<path fill="#ffffff" d="${markPip}" transform="rotate(${turn})"/>`)
  .join('')}</svg>`

/** Returns a logo as SVG, scaled to fit a square. */
export function printedLogo({ contentType, base64 }: InlineImage): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 64"><image width="64" height="64" preserveAspectRatio="xMidYMid meet" xlink:href="data:${contentType};base64,${base64}"/></svg>`
}
