import type { Camera } from '../scan/camera.ts'

/** Longest edge of an uploaded picture. Pixels. */
const longestEdge = 2000
const quality = 0.88

/** Opens the front camera, and shows its picture in a video element that is not visible. */
export async function openMirrorCamera(video: HTMLVideoElement): Promise<Camera> {
  if (!navigator.mediaDevices) throw new DOMException('No secure context', 'SecurityError')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'user' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
  await play(video, stream)
  return { stream, id: undefined, hasTorch: false }
}

export async function play(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.muted = true
  video.srcObject = stream
  await video.play()
}

/** Returns the current frame of a video as a JPEG. */
export function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video
  const scale = Math.min(1, longestEdge / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  )
}
