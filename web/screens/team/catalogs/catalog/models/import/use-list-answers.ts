import { amountKey, type Answers, noAnswers } from '@costard/contract/price-lists'
import { useState } from 'react'

/** State of a person's answers to questions about words, devices and amounts of a price list. */
export function useListAnswers() {
  const [answers, setAnswers] = useState(noAnswers)
  const say = (change: Partial<Answers>) => setAnswers({ ...answers, ...change })
  return {
    answers,
    setAnswers,
    say,
    setMark: (decimalMark: '.' | ',') => say({ decimalMark }),
    sayWords: (words: ReadonlyMap<string, string | null>) =>
      say({ words: new Map([...answers.words, ...words]) }),
    sayRemark: (place: number) => say({ remarks: new Set([...answers.remarks, place]) }),
    sayDevices: (said: ReadonlyMap<string, string | null>) =>
      say({ devices: new Map([...answers.devices, ...said]) }),
    leaveNames: (names: readonly { readonly name: string }[]) =>
      say({ devices: new Map([...answers.devices, ...names.map(({ name }) => [name, null] as const)]) }),
    sayAmount: (row: number, place: number, minor: number) =>
      say({ amounts: new Map(answers.amounts).set(amountKey(row, place), minor) }),
    sayStorage: (row: number, gb: number) => say({ storages: new Map(answers.storages).set(row, gb) }),
    makeCustom: (name: string) => say({ custom: new Set([...answers.custom, name]) }),
  }
}
