ALTER TABLE "product"."quote_counters" ADD COLUMN "made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_counters" ADD COLUMN "year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "number_reset" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
UPDATE "product"."quote_counters" SET "made" = "next" - 1;
