CREATE TABLE "product"."shop_details" (
	"team_id" text PRIMARY KEY NOT NULL,
	"rev" integer NOT NULL,
	"legal_name" text NOT NULL,
	"street" text NOT NULL,
	"town" text NOT NULL,
	"directions" text NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb,
	"terms" jsonb NOT NULL,
	"terms_version" integer NOT NULL,
	"terms_since" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."shop_details" ADD CONSTRAINT "shop_details_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;