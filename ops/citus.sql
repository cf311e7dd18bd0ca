-- Distributes the tables of the teams over the nodes of a Citus cluster, by team.
-- Run once on the coordinator, after `npm run migrate`, while no server runs: psql -1 -f ops/citus.sql "$DATABASE_URL"
-- ops/citus.md says what was tried with it.

-- The triggers of quotes and of the purchase book read and write rows of their own team only.
set local citus.enable_unsafe_triggers = on;
-- Keys that refer to a table on all nodes are added in a transaction that distributes only one shard after another.
set local citus.multi_shard_modify_mode = 'sequential';

-- Foreign keys are added again at the end: Citus distributes no table that another one refers to.
create temporary table team_foreign_keys on commit drop as
select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
from pg_constraint
where contype = 'f' and connamespace = 'product'::regnamespace;

do $$
declare one record;
begin
  for one in select * from team_foreign_keys loop
    execute format('alter table %s drop constraint %I', one.relation, one.name);
  end loop;
end $$;

-- Citus keeps an index unique only with the team's id. These are of random tokens and ids, which are unique without.
do $$
declare one record;
begin
  for one in
    select i.indexrelid::regclass::text as index, pg_get_indexdef(i.indexrelid) as definition,
      c.oid::regclass::text as relation, k.conname as name
    from pg_index i
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'u'
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'product'::regnamespace and c.relkind = 'r'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id'
    where i.indisunique and not i.indisprimary and a.attnum <> all (i.indkey)
  loop
    if one.name is null then
      execute format('drop index %s', one.index);
    else
      execute format('alter table %s drop constraint %I', one.relation, one.name);
    end if;
    execute replace(one.definition, 'CREATE UNIQUE INDEX', 'CREATE INDEX');
  end loop;
end $$;

-- Catalog documents have no team: teams with the same document share its row.
select create_reference_table('product.catalog_documents');
select create_distributed_table('product.teams', 'team_id');

do $$
declare one text;
begin
  for one in
    select c.oid::regclass::text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'team_id' and not a.attisdropped
    where c.relnamespace = 'product'::regnamespace and c.relkind = 'r'
      -- Calls without a team have keys of their own.
      and c.relname not in ('teams', 'idempotency_keys')
    order by 1
  loop
    perform create_distributed_table(one, 'team_id', colocate_with => 'product.teams');
  end loop;
  for one in
    select format('alter table %s add constraint %I %s', relation, name, definition) from team_foreign_keys
  loop
    execute one;
  end loop;
end $$;
