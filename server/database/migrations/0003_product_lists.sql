DROP INDEX "product"."quotes_customer";--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "product"."customers" SET "search_text" = lower(concat_ws(' ', "name", "email"));--> statement-breakpoint
ALTER TABLE "product"."customers" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_state" ON "product"."quotes" USING btree ("team_id","state","created_at","quote_id","valid_until");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "product"."quotes" USING btree ("team_id","customer_id","created_at");