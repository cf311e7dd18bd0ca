ALTER TABLE "product"."quote_lines" ADD COLUMN "fulfilment" jsonb;--> statement-breakpoint
UPDATE "product"."quote_lines" l SET fulfilment = jsonb_build_object(
  'state', CASE WHEN l.kind = 'sell' THEN 'reserved' ELSE 'awaiting' END, 'at', r.acceptance ->> 'at', 'by', null, 'note', '')
FROM "product"."quote_revisions" r
WHERE r.team_id = l.team_id AND r.quote_id = l.quote_id AND r.revision = l.revision AND r.state = 'accepted';
