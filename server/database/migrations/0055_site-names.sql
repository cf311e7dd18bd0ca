ALTER TABLE "product"."quotes" ADD COLUMN "site_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."sites" ADD COLUMN "name_key" text;--> statement-breakpoint
-- Of open sites with the same name one gets the key: the others stay as they are until they are renamed.
UPDATE "product"."sites" SET "name_key" = named."key"
FROM (
  SELECT "team_id", "site_id", "key", row_number() OVER (PARTITION BY "team_id", "key" ORDER BY "site_id") AS "place"
  FROM (
    SELECT "team_id", "site_id", regexp_replace(lower(normalize("name", NFKC)), '\s', '', 'g') AS "key"
    FROM "product"."sites" WHERE "archived_at" IS NULL
  ) AS keyed
) AS named
WHERE named."place" = 1 AND "sites"."team_id" = named."team_id" AND "sites"."site_id" = named."site_id";--> statement-breakpoint
ALTER TABLE "product"."sites" ADD CONSTRAINT "sites_name" UNIQUE("team_id","name_key");
