/** Sort keys of catalogs by the column. */
export const catalogSorts = {
  catalog: { by: 'name', isDownFirst: false },
  type: { by: 'type', isDownFirst: false },
  models: { by: 'models', isDownFirst: true },
  questions: { by: 'questions', isDownFirst: true },
  usedBy: { by: 'used', isDownFirst: true },
  changed: { by: 'changed', isDownFirst: true },
} as const
