CREATE TABLE "product"."purchase_book" (
	"team_id" text NOT NULL,
	"seq" integer NOT NULL,
	"number" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"by" text,
	"kind" text NOT NULL,
	"quote_id" text,
	"quote_number" text NOT NULL,
	"line_id" text,
	"site_id" text,
	"device" text NOT NULL,
	"imei" text,
	"serial" text,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"paid_by" text NOT NULL,
	"corrects" integer,
	"correction" jsonb,
	"customer_id" text,
	"seller" jsonb,
	"seller_salt" "bytea",
	"seller_hash" "bytea" NOT NULL,
	"kept_until" date NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "purchase_book_team_id_seq_pk" PRIMARY KEY("team_id","seq")
);
--> statement-breakpoint
CREATE TABLE "product"."purchase_book_heads" (
	"team_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."purchase_book_settings" (
	"team_id" text PRIMARY KEY NOT NULL,
	"asks_for_paper" boolean NOT NULL,
	"kept_years" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."purchase_book" ADD CONSTRAINT "purchase_book_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."purchase_book_heads" ADD CONSTRAINT "purchase_book_heads_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."purchase_book_settings" ADD CONSTRAINT "purchase_book_settings_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_book_quote" ON "product"."purchase_book" USING btree ("team_id","quote_id");--> statement-breakpoint
CREATE INDEX "purchase_book_day" ON "product"."purchase_book" USING btree ("team_id","day","seq");--> statement-breakpoint
CREATE INDEX "purchase_book_corrects" ON "product"."purchase_book" USING btree ("team_id","corrects") WHERE corrects is not null;--> statement-breakpoint
CREATE INDEX "purchase_book_customer" ON "product"."purchase_book" USING btree ("team_id","customer_id") WHERE seller is not null;--> statement-breakpoint
CREATE INDEX "purchase_book_due" ON "product"."purchase_book" USING btree ("kept_until") WHERE seller is not null;
--> statement-breakpoint
-- An entry is evidence: only its seller can be taken out, when the time for which it is kept is over.
CREATE FUNCTION product.keep_purchase_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'seller' - 'seller_salt' <> to_jsonb(old) - 'seller' - 'seller_salt'
    OR new.seller IS NOT NULL OR new.seller_salt IS NOT NULL THEN
    RAISE EXCEPTION 'entries of the purchase book are never changed';
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_purchase_book BEFORE UPDATE ON product.purchase_book
  FOR EACH ROW EXECUTE FUNCTION product.keep_purchase_book();
