/** Size in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** An image without metadata. */
export interface CleanImage {
  readonly bytes: Buffer
  readonly size: ImageSize
}
