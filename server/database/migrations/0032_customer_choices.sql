ALTER TABLE "product"."quote_lines" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_lines" ADD COLUMN "choice_group" text;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "total_kind" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "settled_minor" bigint;--> statement-breakpoint
UPDATE "product"."quotes" q SET "settled_minor" = coalesce(q."counter_minor", 0) + (
  SELECT coalesce(sum(coalesce((
    SELECT (o ->> 'netMinor')::bigint
    FROM jsonb_array_elements(r."snapshot" -> 'lines') s, jsonb_array_elements(s -> 'offers') o
    WHERE s ->> 'id' = l."line_id" AND o ->> 'propositionKey' = r."acceptance" -> 'propositionKeys' ->> l."line_id"
    LIMIT 1
  ), l."net_minor")), 0)
  FROM "product"."quote_lines" l
  WHERE (l."team_id", l."quote_id", l."revision") = (q."team_id", q."quote_id", q."revision")
    AND l."fulfilment" ->> 'state' IN ('paid', 'handedOver')
)
FROM "product"."quote_revisions" r
WHERE (r."team_id", r."quote_id", r."revision") = (q."team_id", q."quote_id", q."revision") AND q."state" = 'completed';
