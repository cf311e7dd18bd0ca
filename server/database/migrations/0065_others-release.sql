ALTER TABLE "product"."quote_lines" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "others_release" boolean;--> statement-breakpoint
-- Teams that exist go on as they are; null would turn the rule on for larger ones.
UPDATE "product"."teams" SET "others_release" = false;
