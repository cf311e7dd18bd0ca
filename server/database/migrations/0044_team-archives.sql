CREATE TABLE "product"."team_archives" (
	"team_id" text NOT NULL,
	"archive_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"made_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone,
	"size" bigint,
	"parts" integer NOT NULL,
	"quotes" integer NOT NULL,
	"customers" integer NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "team_archives_team_id_archive_id_pk" PRIMARY KEY("team_id","archive_id")
);
--> statement-breakpoint
ALTER TABLE "product"."team_archives" ADD CONSTRAINT "team_archives_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;