ALTER TABLE "product"."quote_lines" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_lines" ADD COLUMN "choice_group" text;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "total_kind" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "settled_minor" bigint;--> statement-breakpoint
ALTER TABLE "product"."shop_details" ADD COLUMN "asks_signature" boolean DEFAULT false NOT NULL;