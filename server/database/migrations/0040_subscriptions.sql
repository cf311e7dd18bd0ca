CREATE TABLE "product"."billing_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."plan_usage" (
	"team_id" text NOT NULL,
	"meter" text NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	"warned_of" integer,
	CONSTRAINT "plan_usage_team_id_meter_month_pk" PRIMARY KEY("team_id","meter","month")
);
--> statement-breakpoint
CREATE TABLE "product"."subscriptions" (
	"team_id" text PRIMARY KEY NOT NULL,
	"plan" text,
	"trial_ends_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone,
	"next_plan" text,
	"changes_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"customer_ref" text,
	"subscription_ref" text
);
--> statement-breakpoint
ALTER TABLE "product"."plan_usage" ADD CONSTRAINT "plan_usage_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."subscriptions" ADD CONSTRAINT "subscriptions_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "product"."billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "product"."subscriptions" USING btree ("customer_ref");--> statement-breakpoint
-- Teams from before there were plans try the product from now on.
INSERT INTO "product"."subscriptions" ("team_id", "trial_ends_at", "started_at") SELECT "team_id", now() + interval '14 days', now() FROM "product"."teams";
