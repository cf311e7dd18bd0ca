/** Why there is no picture. */
export type CameraProblem = 'insecure' | 'refused' | 'none' | 'busy' | 'failed'

export interface Camera {
  readonly stream: MediaStream
  readonly id: string | undefined
  readonly hasTorch: boolean
}

/** Opens the camera at the back, or the one asked for. Throws what `problemOf` reads. */
export async function openCamera(id?: string): Promise<Camera> {
  // Browsers hide their cameras from pages that came without encryption.
  if (!navigator.mediaDevices) throw new DOMException('No secure context', 'SecurityError')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: {
      ...(id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }),
      // Bars on small print are a pixel wide below that.
      width: { ideal: 1920 },
      height: { ideal: 1080 },
    },
  })
  const [track] = stream.getVideoTracks()
  // The torch is an ability that TypeScript's library does not name; Firefox tells none at all.
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
  // The torch is a constraint that TypeScript's library does not name.
  const torch = { torch: isOn } as MediaTrackConstraintSet
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] })
}

/** Names are known only once a camera was allowed. */
export async function listCameras(): Promise<readonly MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput')
}

/** Source of the names: Media Capture and Streams, getUserMedia, and what browsers add. */
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
