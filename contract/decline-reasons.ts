export const declineReasons = ['price', 'timing', 'elsewhere', 'keepDevice', 'needInfo', 'other'] as const
