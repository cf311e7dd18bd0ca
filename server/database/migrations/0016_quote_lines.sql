CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "product"."quote_counts" (
	"team_id" text NOT NULL,
	"state" text NOT NULL,
	"valid_until" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "quote_counts_team_id_state_valid_until_pk" PRIMARY KEY("team_id","state","valid_until")
);
--> statement-breakpoint
CREATE TABLE "product"."quote_lines" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"revision" integer NOT NULL,
	"line_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"catalog_id" text NOT NULL,
	"catalog_version" integer NOT NULL,
	"variant_id" text NOT NULL,
	"variant_label" text NOT NULL,
	"device_key" text,
	"device_name" text NOT NULL,
	"imei" text,
	"serial" text,
	"answers" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"proposition_key" text,
	"services" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"charge_minor" bigint NOT NULL,
	"payout_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"obstacle" text,
	"priced_on" date NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "quote_lines_team_id_quote_id_revision_line_id_pk" PRIMARY KEY("team_id","quote_id","revision","line_id")
);
--> statement-breakpoint
CREATE TABLE "product"."quote_revisions" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"revision" integer NOT NULL,
	"line_count" integer NOT NULL,
	"charge_minor" bigint NOT NULL,
	"payout_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"price_obstacles" jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"note" text NOT NULL,
	"let_customer_choose" boolean NOT NULL,
	"snapshot" jsonb,
	"token_hash" "bytea",
	"sent_at" timestamp (3) with time zone,
	"first_viewed_at" timestamp (3) with time zone,
	"acceptance" jsonb,
	"decline" jsonb,
	"delivery" jsonb,
	CONSTRAINT "quote_revisions_team_id_quote_id_revision_pk" PRIMARY KEY("team_id","quote_id","revision")
);
--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "quote_count" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "last_quote_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "revision" integer;
--> statement-breakpoint
-- Each quote becomes a revision with its lines.
UPDATE "product"."quotes" SET "revision" = 1, "search_text" = lower("number") || ' ' || "search_text";
--> statement-breakpoint
INSERT INTO "product"."quote_revisions"
SELECT q.team_id, q.quote_id, 1, jsonb_array_length(q.lines), q.charge_minor, q.payout_minor, q.net_minor, '[]', q.valid_days, q.note,
	q.let_customer_choose, q.snapshot, q.token_hash, q.sent_at, q.first_viewed_at, q.acceptance, q.decline, q.delivery
FROM "product"."quotes" q;
--> statement-breakpoint
INSERT INTO "product"."quote_lines"
SELECT q.team_id, q.quote_id, 1, line ->> 'id', position * 65536, line ->> 'kind', line ->> 'catalogId', (line ->> 'catalogVersion')::int,
	line ->> 'variantId', line ->> 'variantLabel', line #>> '{device,key}', line #>> '{device,name}', line #>> '{device,imei}',
	line #>> '{device,serial}', line -> 'answers', coalesce(line -> 'checks', '[]'), line ->> 'propositionKey',
	coalesce(line -> 'services', '[]'), coalesce((line ->> 'quantity')::int, 1), (result ->> 'chargeMinor')::bigint,
	(result ->> 'payoutMinor')::bigint, (result ->> 'netMinor')::bigint,
	CASE
		WHEN result ->> 'outcome' = 'incomplete' THEN 'questions-open'
		WHEN result ->> 'outcome' = 'reject' THEN 'device-rejected'
		WHEN result ->> 'outcome' = 'review' THEN 'needs-review'
		WHEN result ->> 'outcome' = 'manual' OR result ->> 'propositionKey' IS NULL OR jsonb_array_length(result -> 'onRequest') > 0
			OR jsonb_path_exists(result, '$.findings[*] ? (@.severity == "error")') THEN 'price-missing'
		WHEN jsonb_array_length(result -> 'approval') > 0 THEN 'needs-approval'
	END,
	(q.updated_at AT TIME ZONE t.time_zone)::date, result
FROM "product"."quotes" q
JOIN "product"."teams" t ON t.team_id = q.team_id,
	jsonb_array_elements(q.lines) WITH ORDINALITY AS of_quote(line, position), LATERAL (SELECT line -> 'result' AS result) priced;
--> statement-breakpoint
UPDATE "product"."quote_revisions" r SET "price_obstacles" = found.obstacles
FROM (
	SELECT team_id, quote_id, jsonb_agg(obstacle ORDER BY array_position(
		ARRAY['questions-open', 'device-rejected', 'needs-review', 'price-missing', 'needs-approval'], obstacle)) obstacles
	FROM (SELECT DISTINCT team_id, quote_id, obstacle FROM "product"."quote_lines" WHERE obstacle IS NOT NULL) lines
	GROUP BY team_id, quote_id
) found
WHERE r.team_id = found.team_id AND r.quote_id = found.quote_id;
--> statement-breakpoint
INSERT INTO "product"."quote_counts"
SELECT team_id, state, CASE WHEN state = 'sent' THEN valid_until ELSE 'infinity' END, count(*)
FROM "product"."quotes" GROUP BY 1, 2, 3;
--> statement-breakpoint
UPDATE "product"."customers" c SET "quote_count" = quoted.count, "last_quote_at" = quoted.last_at
FROM (
	SELECT team_id, customer_id, count(*)::int, max(created_at) last_at FROM "product"."quotes" WHERE customer_id IS NOT NULL GROUP BY 1, 2
) quoted
WHERE c.team_id = quoted.team_id AND c.customer_id = quoted.customer_id;
--> statement-breakpoint
ALTER TABLE "product"."quotes" ALTER COLUMN "revision" SET NOT NULL;--> statement-breakpoint
DROP TABLE "product"."quote_devices";
--> statement-breakpoint
DROP INDEX "product"."quotes_token";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "lines";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "charge_minor";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "payout_minor";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "net_minor";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "valid_days";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "note";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "let_customer_choose";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "snapshot";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "token_hash";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "sent_at";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "first_viewed_at";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "acceptance";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "decline";
--> statement-breakpoint
ALTER TABLE "product"."quotes" DROP COLUMN "delivery";
--> statement-breakpoint
ALTER TABLE "product"."quote_counts" ADD CONSTRAINT "quote_counts_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product"."quote_lines" ADD CONSTRAINT "quote_lines_revision" FOREIGN KEY ("team_id","quote_id","revision") REFERENCES "product"."quote_revisions"("team_id","quote_id","revision") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product"."quote_revisions" ADD CONSTRAINT "quote_revisions_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "quote_lines_imei" ON "product"."quote_lines" USING btree ("team_id","imei") WHERE imei is not null;
--> statement-breakpoint
CREATE INDEX "quote_lines_serial" ON "product"."quote_lines" USING btree ("team_id","serial") WHERE serial is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "quote_revisions_token" ON "product"."quote_revisions" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "customers_newest" ON "product"."customers" USING btree ("team_id","last_quote_at" DESC NULLS LAST,"name","customer_id");
--> statement-breakpoint
CREATE INDEX "customers_search" ON "product"."customers" USING gin ("team_id","search_text" gin_trgm_ops,"phone" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "quotes_search" ON "product"."quotes" USING gin ("team_id","search_text" gin_trgm_ops);
