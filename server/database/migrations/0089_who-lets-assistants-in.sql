CREATE TABLE "product"."assistant_asks" (
	"team_id" text NOT NULL,
	"ask_id" text NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"is_local" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"answered_by" text,
	CONSTRAINT "assistant_asks_team_id_ask_id_pk" PRIMARY KEY("team_id","ask_id")
);
--> statement-breakpoint
ALTER TABLE "product"."api_keys" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "assistants_by" text DEFAULT 'admins' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "known_assistants" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."assistant_asks" ADD CONSTRAINT "assistant_asks_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_asks_member" ON "product"."assistant_asks" USING btree ("team_id","user_id","client_id");--> statement-breakpoint
CREATE INDEX "assistant_asks_age" ON "product"."assistant_asks" USING btree ("asked_at");