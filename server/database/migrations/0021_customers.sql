CREATE TABLE "product"."customer_id_checks" (
	"team_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"last_four" text NOT NULL,
	"checked_by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"delete_after" date NOT NULL,
	CONSTRAINT "customer_id_checks_team_id_customer_id_pk" PRIMARY KEY("team_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "product"."merged_customers" (
	"team_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"merged_into" text NOT NULL,
	CONSTRAINT "merged_customers_team_id_customer_id_pk" PRIMARY KEY("team_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "product"."retained_records" (
	"team_id" text NOT NULL,
	"record_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product"."retained_records_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"quote_id" text NOT NULL,
	"quote_number" text NOT NULL,
	"delete_after" date NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "retained_records_team_id_record_id_pk" PRIMARY KEY("team_id","record_id")
);
--> statement-breakpoint
DROP INDEX "product"."customers_newest";--> statement-breakpoint
DROP INDEX "product"."customers_email";--> statement-breakpoint
DROP INDEX "product"."customers_search";--> statement-breakpoint
DROP INDEX "product"."quotes_customer";--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "vat_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "seller_declaration" jsonb;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "source" text DEFAULT 'quote' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."customer_id_checks" ADD CONSTRAINT "customer_id_checks_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."merged_customers" ADD CONSTRAINT "merged_customers_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."retained_records" ADD CONSTRAINT "retained_records_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_id_checks_due" ON "product"."customer_id_checks" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "merged_customers_into" ON "product"."merged_customers" USING btree ("team_id","merged_into");--> statement-breakpoint
CREATE INDEX "retained_records_customer" ON "product"."retained_records" USING btree ("team_id","customer_id","delete_after");--> statement-breakpoint
CREATE INDEX "retained_records_due" ON "product"."retained_records" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "product"."customers" USING btree ("team_id","phone") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "customers_seen" ON "product"."customers" USING btree ("team_id",(coalesce("last_quote_at", "created_at")),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_kind" ON "product"."customers" USING btree ("team_id","kind",(coalesce("last_quote_at", "created_at")),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_unused" ON "product"."customers" USING btree ("team_id",(coalesce("last_quote_at", "created_at")),"customer_id") WHERE quote_count = 0 and edited_at is null and source = 'quote';--> statement-breakpoint
CREATE INDEX "customers_tags" ON "product"."customers" USING gin ("team_id","tags");--> statement-breakpoint
CREATE INDEX "quote_revisions_customer" ON "product"."quote_revisions" USING btree ("team_id",("snapshot" #>> '{customer,id}'));--> statement-breakpoint
CREATE INDEX "customers_email" ON "product"."customers" USING btree ("team_id","email") WHERE email is not null;--> statement-breakpoint
UPDATE "product"."customers" SET "search_text" = "search_text" || ' ' || "phone" WHERE "phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_search" ON "product"."customers" USING gin ("team_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "product"."quotes" USING btree ("team_id","customer_id","created_at","quote_id");