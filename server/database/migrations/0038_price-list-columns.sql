CREATE TABLE "product"."price_list_columns" (
	"team_id" text NOT NULL,
	"heading" text NOT NULL,
	"has" text,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_list_columns_team_id_heading_pk" PRIMARY KEY("team_id","heading")
);
--> statement-breakpoint
ALTER TABLE "product"."price_list_columns" ADD CONSTRAINT "price_list_columns_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;