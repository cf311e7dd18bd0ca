CREATE TABLE "product"."catalog_parts" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"rev" integer NOT NULL,
	"value" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "catalog_parts_team_id_catalog_id_kind_key_pk" PRIMARY KEY("team_id","catalog_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "product"."catalogs" ADD COLUMN "draft_rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."catalog_parts" ADD CONSTRAINT "catalog_parts_team_id_catalog_id_catalogs_team_id_catalog_id_fk" FOREIGN KEY ("team_id","catalog_id") REFERENCES "product"."catalogs"("team_id","catalog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_parts_rev" ON "product"."catalog_parts" USING btree ("team_id","catalog_id","rev");