ALTER TABLE "product"."quote_lines" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Drafts that came to nothing before somebody had to confirm it.
WITH "nothing" AS (
  UPDATE "product"."quote_lines" AS "line" SET "obstacle" = 'free-unconfirmed'
  FROM "product"."quotes" AS "quote"
  WHERE "quote"."team_id" = "line"."team_id" AND "quote"."quote_id" = "line"."quote_id" AND "quote"."revision" = "line"."revision"
    AND "quote"."state" IN ('draft', 'pendingApproval') AND "line"."kind" <> 'buy' AND "line"."obstacle" IS NULL
    AND "line"."charge_minor" = 0 AND "line"."payout_minor" = 0 AND "line"."services" = '[]' AND "line"."result" -> 'services' = '[]'
    AND "line"."hand_price" IS NULL AND "line"."adjustment" IS NULL
  RETURNING "line"."team_id", "line"."quote_id", "line"."revision"
)
UPDATE "product"."quote_revisions" AS "revision" SET "price_obstacles" = "price_obstacles" || '["free-unconfirmed"]'
FROM (SELECT DISTINCT "team_id", "quote_id", "revision" FROM "nothing") AS "found"
WHERE "revision"."team_id" = "found"."team_id" AND "revision"."quote_id" = "found"."quote_id" AND "revision"."revision" = "found"."revision";
