ALTER TABLE "product"."api_keys" ADD COLUMN "is_assistants" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_lines" ADD COLUMN "cash_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "valid_days" jsonb DEFAULT '{"buy":14,"repair":30,"sell":7}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "cash_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "retention_months" integer;--> statement-breakpoint
ALTER TABLE "product"."teams" ADD COLUMN "retention_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customers_inactive" ON "product"."customers" USING btree ("team_id",(greatest("last_quote_at", "created_at", "updated_at")),"customer_id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "teams_retention" ON "product"."teams" USING btree ("team_id") WHERE "product"."teams"."retention_months" is not null;--> statement-breakpoint
update "product"."teams" set "cash_limit_minor" = limits.minor
from (values ('BE', 300000), ('ES', 100000), ('FR', 100000), ('GR', 50000), ('IT', 500000), ('NL', 300000), ('PT', 300000)) as limits(country, minor)
where "teams"."country" = limits.country and "teams"."currency" = 'EUR';
