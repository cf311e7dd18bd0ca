CREATE TABLE "product"."quote_columns" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hidden" jsonb NOT NULL,
	CONSTRAINT "quote_columns_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "product"."quote_views" (
	"team_id" text NOT NULL,
	"view_id" text NOT NULL,
	"rev" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_views_team_id_view_id_pk" PRIMARY KEY("team_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "catalog_ids" text[];--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "offered_key" text;--> statement-breakpoint
WITH "found" AS (
  SELECT "team_id", "quote_id", "revision",
    CASE WHEN min("kind") = max("kind") THEN min("kind") ELSE 'mixed' END AS "kind",
    array_agg(DISTINCT "catalog_id" ORDER BY "catalog_id") AS "catalog_ids"
  FROM "product"."quote_lines" GROUP BY 1, 2, 3
)
UPDATE "product"."quote_revisions" "revision" SET "kind" = "found"."kind", "catalog_ids" = "found"."catalog_ids",
  "offered_key" = nullif("revision"."snapshot" #>> '{lines,0,propositionKey}', '')
FROM "found" WHERE ("found"."team_id", "found"."quote_id", "found"."revision") = ("revision"."team_id", "revision"."quote_id", "revision"."revision");--> statement-breakpoint
UPDATE "product"."quote_revisions" SET "kind" = 'buy', "catalog_ids" = '{}' WHERE "kind" IS NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ALTER COLUMN "catalog_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_columns" ADD CONSTRAINT "quote_columns_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quote_views" ADD CONSTRAINT "quote_views_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_views_author" ON "product"."quote_views" USING btree ("team_id","created_by");--> statement-breakpoint
CREATE INDEX "quote_revisions_sent" ON "product"."quote_revisions" USING btree ("team_id","sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "quotes_author" ON "product"."quotes" USING btree ("team_id","created_by","created_at","quote_id");