import { useMediaQuery } from '@mantine/hooks'

/** `phone` below 768 px, `rail` below 1024 px, else `desk`: the breakpoints of the layout. */
export type ScreenSize = 'phone' | 'rail' | 'desk'

export function useScreenSize(): ScreenSize {
  const now = { getInitialValueInEffect: false }
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, now)
  const isRail = useMediaQuery('(max-width: 63.99em)', false, now)
  if (isPhone) return 'phone'
  return isRail ? 'rail' : 'desk'
}
