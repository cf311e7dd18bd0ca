ALTER TABLE "product"."catalog_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."catalogs" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "quote_lines_catalog" ON "product"."quote_lines" USING btree ("team_id","catalog_id","catalog_version","quote_id");