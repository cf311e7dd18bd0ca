/** Separators of texts that are looked for, those that stand in no name and in no amount first. */
export const separators = ['\t', ';', '|', ','] as const
