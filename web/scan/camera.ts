/** Reason why there is no camera picture. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'busy' | 'failed'

export interface Camera {
  readonly stream: MediaStream
  readonly id: string | undefined
  readonly hasTorch: boolean
}

/** Opens the rear camera, or the one with this id. Throws errors that `problemOf` understands. */
export async function openCamera(id?: string): Promise<Camera> {
  // mediaDevices is undefined in insecure contexts.
  if (!navigator.mediaDevices) throw new DOMException('No secure context', 'SecurityError')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: {
      ...(id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }),
      // With a smaller width, the bars of small print would be one pixel wide.
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  })
  const [track] = stream.getVideoTracks()
  // TypeScript's DOM types lack `torch`; Firefox has no getCapabilities.
  const abilities: object = track?.getCapabilities?.() ?? {}
  return {
    stream,
    id: track?.getSettings().deviceId,
    hasTorch: 'torch' in abilities && abilities.torch === true,
  }
}

export function closeCamera({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop()
}

export async function setTorch({ stream }: Camera, isOn: boolean): Promise<void> {
  // TypeScript's DOM types lack `torch`.
  const torch = { torch: isOn } as MediaTrackConstraintSet
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] })
}

/** Labels are empty until camera access was granted. */
export async function listCameras(): Promise<readonly MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput')
}

/** Error names: Media Capture and Streams, getUserMedia, plus names that browsers add. */
export function problemOf(error: unknown): CameraProblem {
  if (!globalThis.isSecureContext) return 'insecure'
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'failed'
  }
}
