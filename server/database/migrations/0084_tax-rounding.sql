ALTER TABLE "product"."quote_revisions" ADD COLUMN "tax_rounding" text DEFAULT 'line' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "tax_rounding_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "tax_rounding" text DEFAULT 'line' NOT NULL;