/**
 * SQL that lists the keys of all files in the file store that rows refer to, except thumbnails, which can be
 * made again. Also for a database of an older version: `has` returns true for existing tables.
 */
export function storedKeysQuery(has: (table: string) => boolean): string {
  const queries = [
    has('product.quote_files') && `select team_id || '/' || file_id as key from product.quote_files`,
    has('product.team_archives') &&
      `select team_id || '/' || archive_id || 'part' || part
       from product.team_archives, generate_series(0, parts - 1) part`,
    has('product.stored_exports') &&
      `select team_id || '/' || export_id || 'part' || part
       from product.stored_exports, generate_series(0, parts - 1) part`,
  ]
  return queries.filter(Boolean).join(' union all ') || 'select null as key where false'
}
