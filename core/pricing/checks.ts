export type CheckKind = 'blacklist' | 'findMy' | 'simLock' | 'mdm' | 'coverage'

/** Checks are reported in this order, regardless of the order in the request. */
export const checkKinds: readonly CheckKind[] = ['blacklist', 'findMy', 'simLock', 'mdm', 'coverage']
