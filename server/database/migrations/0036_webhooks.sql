CREATE TABLE "product"."webhook_deliveries" (
	"team_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"quote_number" text,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"first_tried_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"status" integer,
	"took_ms" integer,
	"fault" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_deliveries_team_id_delivery_id_pk" PRIMARY KEY("team_id","delivery_id")
);
--> statement-breakpoint
CREATE TABLE "product"."webhooks" (
	"team_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"is_on" boolean DEFAULT true NOT NULL,
	"switched_off_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhooks_team_id_webhook_id_pk" PRIMARY KEY("team_id","webhook_id")
);
--> statement-breakpoint
ALTER TABLE "product"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."webhooks" ADD CONSTRAINT "webhooks_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "product"."webhook_deliveries" USING btree ("team_id","webhook_id","created_at","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "product"."webhook_deliveries" USING btree ("team_id","webhook_id") WHERE "product"."webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "product"."webhook_deliveries" USING btree ("created_at");