CREATE TABLE "product"."message_switches" (
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "message_switches_team_id_name_pk" PRIMARY KEY("team_id","name")
);
--> statement-breakpoint
CREATE TABLE "product"."message_wordings" (
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	"rev" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "message_wordings_team_id_name_language_pk" PRIMARY KEY("team_id","name","language")
);
--> statement-breakpoint
ALTER TABLE "product"."message_switches" ADD CONSTRAINT "message_switches_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."message_wordings" ADD CONSTRAINT "message_wordings_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;