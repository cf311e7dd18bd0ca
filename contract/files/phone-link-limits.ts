export const phoneLinkLimits = { minutes: 15, maxPhotos: 20 } as const

export const phoneLinkLimitTexts: Readonly<Record<keyof typeof phoneLinkLimits, string>> = {
  minutes: 'Minutes for which a phone can add photos; a person has one link at a time',
  maxPhotos: 'Photos that a phone adds by one link',
}
