ALTER TABLE "product"."quote_columns" ADD COLUMN "column_order" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quote_columns" ADD COLUMN "is_compact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "sort_minor" bigint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "sort_customer" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_updated" ON "product"."quotes" USING btree ("team_id","updated_at","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "product"."quotes" USING btree ("team_id","valid_until","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_total" ON "product"."quotes" USING btree ("team_id","sort_minor","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_customer_name" ON "product"."quotes" USING btree ("team_id","sort_customer","quote_id");--> statement-breakpoint
CREATE FUNCTION "product"."sort_text"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize(coalesce("words", ''), NFD), '[\u0300-\u036f]', '', 'g'),
  'ŁłØøĐđÐðĦħıŊŋŦŧÆæŒœßÞþ', 'LlOoDdDdHhiNnTtAaOosTt'));--> statement-breakpoint
CREATE FUNCTION "product"."sort_minor"("state" text, "settled" bigint, "counter" bigint, "net" bigint, "step" bigint,
  "obstacles" jsonb, "total_kind" text, "acceptance" jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN "acceptance" IS NULL AND "total_kind" = 'open' THEN -1
  WHEN "state" IN ('draft', 'pendingApproval') AND ("net" = 0
    OR "obstacles" - 'purchase-missing' - 'vat-not-shown' - 'free-unconfirmed' - 'device-twice' <> '[]') THEN -1
  ELSE abs(coalesce("settled",
    CASE WHEN "counter" IS NULL OR "step" IS NULL THEN ("acceptance" ->> 'netMinor')::bigint + coalesce("counter", 0)
      ELSE (round((("acceptance" ->> 'netMinor')::bigint - coalesce(("acceptance" ->> 'cashRoundingMinor')::bigint, 0)
        + "counter")::numeric / "step") * "step")::bigint END,
    "net"))
END;--> statement-breakpoint
CREATE FUNCTION "product"."keep_sort_keys_of_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_customer := product.sort_text(NEW.customer ->> 'name');
  NEW.sort_minor := coalesce((SELECT product.sort_minor(NEW.state, NEW.settled_minor, NEW.counter_minor, r.net_minor,
      r.cash_step_minor, r.price_obstacles, r.total_kind, r.acceptance) FROM product.quote_revisions r
    WHERE r.team_id = NEW.team_id AND r.quote_id = NEW.quote_id AND r.revision = NEW.revision), -1);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "product"."keep_sort_keys_of_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product.quotes SET sort_minor = product.sort_minor(state, settled_minor, counter_minor, NEW.net_minor,
      NEW.cash_step_minor, NEW.price_obstacles, NEW.total_kind, NEW.acceptance)
    WHERE team_id = NEW.team_id AND quote_id = NEW.quote_id AND revision = NEW.revision AND sort_minor <> product.sort_minor(state, settled_minor, counter_minor, NEW.net_minor,
      NEW.cash_step_minor, NEW.price_obstacles, NEW.total_kind, NEW.acceptance);
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "product"."quotes" q SET sort_customer = product.sort_text(q.customer ->> 'name'),
    sort_minor = product.sort_minor(q.state, q.settled_minor, q.counter_minor, r.net_minor, r.cash_step_minor,
      r.price_obstacles, r.total_kind, r.acceptance)
  FROM "product"."quote_revisions" r WHERE r.team_id = q.team_id AND r.quote_id = q.quote_id AND r.revision = q.revision;--> statement-breakpoint
CREATE TRIGGER "keep_sort_keys" BEFORE INSERT OR UPDATE OF "customer", "revision", "state", "counter_minor", "settled_minor"
  ON "product"."quotes" FOR EACH ROW EXECUTE FUNCTION "product"."keep_sort_keys_of_quote"();--> statement-breakpoint
CREATE TRIGGER "keep_sort_keys" AFTER INSERT OR UPDATE OF "net_minor", "acceptance", "price_obstacles", "cash_step_minor", "total_kind"
  ON "product"."quote_revisions" FOR EACH ROW EXECUTE FUNCTION "product"."keep_sort_keys_of_revision"();
