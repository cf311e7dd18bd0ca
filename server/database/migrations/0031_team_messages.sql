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
CREATE TABLE "product"."shop_logos" (
	"team_id" text PRIMARY KEY NOT NULL,
	"logo_id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_logos_logo_id" UNIQUE("logo_id")
);
--> statement-breakpoint
ALTER TABLE "product"."shop_details" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "product"."message_switches" ADD CONSTRAINT "message_switches_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."message_wordings" ADD CONSTRAINT "message_wordings_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."shop_logos" ADD CONSTRAINT "shop_logos_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;