CREATE TABLE "product"."reply_addresses" (
	"team_id" text PRIMARY KEY NOT NULL,
	"email" text,
	"asked" text,
	"asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product"."plan_kept" (
	"team_id" text NOT NULL,
	"meter" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "plan_kept_team_id_meter_item_id_pk" PRIMARY KEY("team_id","meter","item_id")
);
--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "shows_samples" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."reply_addresses" ADD CONSTRAINT "reply_addresses_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."plan_kept" ADD CONSTRAINT "plan_kept_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;