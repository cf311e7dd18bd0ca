import { useEffect, useState } from 'react'
import { type Camera, type CameraProblem, closeCamera, listCameras, openCamera, problemOf } from './camera.ts'

export type CameraState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'live'; readonly camera: Camera; readonly others: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: CameraProblem }

export interface CameraControls {
  readonly state: CameraState
  /** Switches to the next of several cameras. */
  readonly switchOver: () => void
  readonly tryAgain: () => void
}

const starting: CameraState = { kind: 'starting' }

/** Keeps the camera on while the calling component is mounted. */
export function useCamera(): CameraControls {
  const [wanted, setWanted] = useState<{ readonly id?: string }>({})
  const [found, setFound] = useState<{ readonly wanted: object; readonly state: CameraState }>()
  const state = found?.wanted === wanted ? found.state : starting
  useEffect(() => {
    let isOver = false
    let open: Camera | undefined
    const start = async () => {
      const camera = await openCamera(wanted.id)
      if (isOver) return closeCamera(camera)
      open = camera
      const ids = (await listCameras()).map(({ deviceId }) => deviceId)
      const place = ids.indexOf(camera.id ?? '')
      const others = [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))]
      if (!isOver) setFound({ wanted, state: { kind: 'live', camera, others } })
    }
    start().catch((error: unknown) => {
      if (!isOver) setFound({ wanted, state: { kind: 'problem', problem: problemOf(error) } })
    })
    return () => {
      isOver = true
      if (open) closeCamera(open)
    }
  }, [wanted])
  return {
    state,
    switchOver: () => {
      const [next] = state.kind === 'live' ? state.others : []
      if (next !== undefined) setWanted({ id: next })
    },
    tryAgain: () => setWanted({ ...wanted }),
  }
}
