CREATE TABLE "product"."catalog_examples" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"example_id" text NOT NULL,
	"name" text NOT NULL,
	"trial" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "catalog_examples_team_id_catalog_id_example_id_pk" PRIMARY KEY("team_id","catalog_id","example_id")
);
--> statement-breakpoint
ALTER TABLE "product"."catalogs" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."catalogs" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "product"."catalog_examples" ADD CONSTRAINT "catalog_examples_team_id_catalog_id_catalogs_team_id_catalog_id_fk" FOREIGN KEY ("team_id","catalog_id") REFERENCES "product"."catalogs"("team_id","catalog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogs_scheduled" ON "product"."catalogs" USING btree ("scheduled_at") WHERE scheduled_at is not null;