ALTER TABLE "product"."quote_revisions" ADD COLUMN "cash_step_minor" bigint;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "tax_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "cash_step_minor" bigint;