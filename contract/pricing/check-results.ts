export const checkResults = ['clear', 'flagged', 'unknown'] as const
