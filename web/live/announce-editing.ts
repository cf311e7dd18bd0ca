import { useEffect, useState } from 'react'
import { throttled } from './throttled.ts'
import { useLive } from './live-context.ts'
import type { Entry } from './live.ts'
import { whileShown } from './while-shown.ts'

/** Minimum time between two places sent by a page. Milliseconds. */
const pauseMs = 1_000
/** Maximum length of part ids, which are truncated. Characters. */
const longestPlace = 200

/** Place of the user in a catalog, sent to the team while the page is visible and connected. */
export class EditingPlace {
  #entry: Entry | undefined
  #value: { readonly catalogId: string; readonly place: string }
  readonly #send = throttled(() => this.#entry?.write(this.#value), pauseMs)

  constructor(catalogId: string) {
    this.#value = { catalogId, place: '' }
  }

  /** place: id of a part; empty for no particular part. */
  readonly moveTo = (place: string): void => {
    const cut = place.slice(0, longestPlace)
    if (cut === this.#value.place) return
    this.#value = { ...this.#value, place: cut }
    this.#send.run()
  }

  start(entry: Entry): () => void {
    this.#entry = entry
    entry.write(this.#value)
    return () => {
      this.#send.cancel()
      this.#entry = undefined
      entry.stop()
    }
  }
}

/** Shows the team that the user has a catalog open. Returns a function that sends the place. */
export function useAnnounceEditing(
  teamId: string,
  catalogId: string,
  { uid }: { readonly uid: string },
): EditingPlace {
  const live = useLive()
  const [place] = useState(() => new EditingPlace(catalogId))
  useEffect(() => {
    if (!live) return undefined
    return whileShown(() => place.start(live.entryWhileConnected(`presence/${teamId}/${uid}`)))
  }, [live, place, teamId, uid])
  return place
}
