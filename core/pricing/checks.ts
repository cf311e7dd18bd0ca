export type CheckKind = 'blacklist' | 'findMy' | 'simLock' | 'mdm' | 'coverage'

/** The order in which checks are reported, whatever order they came in. */
export const checkKinds: readonly CheckKind[] = ['blacklist', 'findMy', 'simLock', 'mdm', 'coverage']
