import { useState } from 'react'

/** State of a person's decisions about the prices of a list, by their keys. */
export function useListDecisions() {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  /** True if prices missing in the list are removed. */
  const [replaces, setReplaces] = useState(false)
  const [removes, setRemoves] = useState(false)
  return {
    agreed,
    left,
    replaces,
    removes,
    setReplaces,
    setRemoves,
    agree: (key: string) => {
      setAgreed(toggled(agreed, key))
      setLeft(without(left, key))
    },
    agreeTo: (keys: readonly string[]) => setAgreed(new Set([...agreed, ...keys])),
    leaveOut: (key: string) => {
      setLeft(toggled(left, key))
      setAgreed(without(agreed, key))
    },
    reset: () => {
      setAgreed(new Set())
      setLeft(new Set())
      setRemoves(false)
    },
  }
}

function toggled(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

function without(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...set].filter((one) => one !== key))
}
