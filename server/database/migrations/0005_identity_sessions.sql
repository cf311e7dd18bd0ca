ALTER TABLE "identity"."one_time_codes" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "identity"."rate_limits" ADD COLUMN "waits_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "identity"."sessions" SET "created_at" = "signed_in_at", "last_used_at" = "signed_in_at";--> statement-breakpoint
ALTER TABLE "identity"."sessions" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");