ALTER TABLE "product"."quote_lines" ADD COLUMN "hand_price" jsonb;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "to_release_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "to_price_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "send_when_released" jsonb;--> statement-breakpoint
CREATE INDEX "quote_lines_answered" ON "product"."quote_lines" USING btree ("team_id",(approval ->> 'answeredAt')) WHERE approval ->> 'answeredAt' is not null;--> statement-breakpoint
CREATE INDEX "quotes_to_release" ON "product"."quotes" USING btree ("team_id","to_release_since","quote_id") WHERE to_release_since is not null;--> statement-breakpoint
CREATE INDEX "quotes_to_price" ON "product"."quotes" USING btree ("team_id","to_price_since","quote_id") WHERE to_price_since is not null;--> statement-breakpoint
UPDATE "product"."quotes" SET "to_release_since" = "updated_at" WHERE "state" = 'pendingApproval';--> statement-breakpoint
UPDATE "product"."quotes" q SET "to_price_since" = q."updated_at" FROM "product"."quote_revisions" r WHERE q."state" IN ('draft', 'pendingApproval') AND r."team_id" = q."team_id" AND r."quote_id" = q."quote_id" AND r."revision" = q."revision" AND r."price_obstacles" ? 'price-missing';
