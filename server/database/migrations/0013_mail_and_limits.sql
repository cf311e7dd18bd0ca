CREATE TABLE "product"."usage_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "password_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
CREATE INDEX "usage_counters_ends" ON "product"."usage_counters" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "teams_created_by" ON "product"."teams" USING btree ("created_by");