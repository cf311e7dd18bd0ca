ALTER TABLE "identity"."users" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."idempotency_keys" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "product"."idempotency_keys" ADD COLUMN "is_erased" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_team" ON "product"."idempotency_keys" USING btree ("team_id");