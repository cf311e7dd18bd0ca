import { english } from './typical-names/english.ts'
import { french } from './typical-names/french.ts'
import { german } from './typical-names/german.ts'
import { mixed } from './typical-names/mixed.ts'
import { spanish } from './typical-names/spanish.ts'
import type { WrittenNames } from './written-names.ts'

/**
 * Titles of devices, parts, accessories, services and imitations; their devices were noted before they were
 * read.
 */
export const typicalNames: readonly WrittenNames[] = [english, german, french, spanish, mixed]
