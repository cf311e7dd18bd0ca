CREATE TABLE "product"."self_inspections" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"widget_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"has_touch" boolean NOT NULL,
	"language" text NOT NULL,
	"amount" jsonb,
	"payout_minor" bigint NOT NULL,
	"uploads_left" integer NOT NULL,
	"tests" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "self_inspections_team_id_quote_id_pk" PRIMARY KEY("team_id","quote_id"),
	CONSTRAINT "self_inspections_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "product"."widget_counts" DROP CONSTRAINT "widget_counts_team_id_widget_id_step_day_pk";--> statement-breakpoint
ALTER TABLE "product"."quote_files" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "product"."widget_counts" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."widget_counts" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."widget_counts" ADD CONSTRAINT "widget_counts_by_source" PRIMARY KEY("team_id","widget_id","step","day","host","campaign");--> statement-breakpoint
ALTER TABLE "product"."widget_requests" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."widget_requests" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."self_inspections" ADD CONSTRAINT "self_inspections_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "product"."widgets" SET "settings" = "settings" || '{"selfInspection": true}'::jsonb;
