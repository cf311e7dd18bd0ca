CREATE TABLE "product"."quote_questions" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"question_id" text NOT NULL,
	"revision" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"answer" jsonb,
	CONSTRAINT "quote_questions_team_id_quote_id_question_id_pk" PRIMARY KEY("team_id","quote_id","question_id")
);
--> statement-breakpoint
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
ALTER TABLE "product"."quote_revisions" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "questions_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "questions_open" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_questions" ADD CONSTRAINT "quote_questions_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."shop_details" ADD CONSTRAINT "shop_details_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;