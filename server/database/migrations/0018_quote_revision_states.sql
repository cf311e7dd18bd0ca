ALTER TABLE "product"."quote_lines" ADD COLUMN "adjustment" jsonb;--> statement-breakpoint
ALTER TABLE "product"."quote_lines" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "reopenings" jsonb;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD COLUMN "expired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "allows_late_acceptance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "product"."quote_revisions" r SET state = q.state, valid_until = q.valid_until,
  snapshot = r.snapshot || jsonb_build_object('customer',
    coalesce(q.customer, '{"kind":"private","name":""}') || jsonb_build_object('id', q.customer_id))
FROM "product"."quotes" q
WHERE q.team_id = r.team_id AND q.quote_id = r.quote_id;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ALTER COLUMN "valid_until" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_revisions_expiring" ON "product"."quote_revisions" USING btree ("valid_until") WHERE state = 'sent' and expired_at is null;
