CREATE TABLE "product"."stored_exports" (
	"team_id" text NOT NULL,
	"export_id" text NOT NULL,
	"kind" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"site_id" text,
	"state" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"file_name" text NOT NULL,
	"size" integer,
	"parts" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"kept_until" timestamp (3) with time zone,
	CONSTRAINT "stored_exports_team_id_export_id_pk" PRIMARY KEY("team_id","export_id")
);
--> statement-breakpoint
ALTER TABLE "product"."stored_exports" ADD CONSTRAINT "stored_exports_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_exports_member" ON "product"."stored_exports" USING btree ("team_id","asked_by","asked_at");