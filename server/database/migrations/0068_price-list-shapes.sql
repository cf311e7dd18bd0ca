CREATE TABLE "product"."price_list_shapes" (
	"team_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"shape" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_list_shapes_team_id_fingerprint_pk" PRIMARY KEY("team_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "product"."price_list_shapes" ADD CONSTRAINT "price_list_shapes_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;