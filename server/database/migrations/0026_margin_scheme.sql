ALTER TABLE "product"."quote_lines" ADD COLUMN "purchase" jsonb;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "margin_scheme" boolean DEFAULT false NOT NULL;