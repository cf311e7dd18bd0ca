CREATE TABLE "product"."sites" (
	"team_id" text NOT NULL,
	"site_id" text NOT NULL,
	"rev" integer NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"town" text NOT NULL,
	"directions" text NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb,
	"closed_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "sites_team_id_site_id_pk" PRIMARY KEY("team_id","site_id")
);
--> statement-breakpoint
ALTER TABLE "product"."invitations" ADD COLUMN "site_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "site_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "site_id" text;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "has_sites" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."sites" ADD CONSTRAINT "sites_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD CONSTRAINT "quotes_site_of_team" FOREIGN KEY ("team_id","site_id") REFERENCES "product"."sites"("team_id","site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_site" ON "product"."quotes" USING btree ("team_id","site_id","created_at","quote_id") WHERE site_id is not null;--> statement-breakpoint
-- Settings are one document: those saved before name no site.
UPDATE "product"."widgets" SET "settings" = "settings" || '{"siteId": null}'::jsonb;
