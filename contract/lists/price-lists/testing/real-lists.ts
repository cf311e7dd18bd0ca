import type { RealList } from './real-list.ts'
import { africaAndAsia } from './real-lists/africa-and-asia.ts'
import { americas } from './real-lists/americas.ts'
import { europe } from './real-lists/europe.ts'
import { shopsAndRepairers } from './real-lists/shops-and-repairers.ts'

/** Lists that shops, recyclers and comparison sites publish: a few rows of each, reworded where they named a person. */
export const realLists: readonly RealList[] = [...americas, ...europe, ...africaAndAsia, ...shopsAndRepairers]
