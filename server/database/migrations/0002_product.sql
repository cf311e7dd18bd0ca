CREATE SCHEMA "product";
--> statement-breakpoint
CREATE TABLE "product"."catalog_versions" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "catalog_versions_team_id_catalog_id_version_pk" PRIMARY KEY("team_id","catalog_id","version")
);
--> statement-breakpoint
CREATE TABLE "product"."catalogs" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"published_version" integer,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "catalogs_team_id_catalog_id_pk" PRIMARY KEY("team_id","catalog_id")
);
--> statement-breakpoint
CREATE TABLE "product"."customers" (
	"team_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_team_id_customer_id_pk" PRIMARY KEY("team_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "product"."members" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "product"."quote_counters" (
	"team_id" text PRIMARY KEY NOT NULL,
	"next" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."quotes" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"number" text NOT NULL,
	"rev" integer NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"customer" jsonb,
	"lines" jsonb NOT NULL,
	"charge_minor" bigint NOT NULL,
	"payout_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"valid_days" integer NOT NULL,
	"valid_until" date NOT NULL,
	"note" text NOT NULL,
	"let_customer_choose" boolean NOT NULL,
	"search_text" text NOT NULL,
	"snapshot" jsonb,
	"token_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"first_viewed_at" timestamp (3) with time zone,
	"acceptance" jsonb,
	"decline" jsonb,
	CONSTRAINT "quotes_team_id_quote_id_pk" PRIMARY KEY("team_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "product"."teams" (
	"team_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"tax_regime" text NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"number_pattern" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."catalogs" ADD CONSTRAINT "catalogs_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."customers" ADD CONSTRAINT "customers_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."members" ADD CONSTRAINT "members_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quote_counters" ADD CONSTRAINT "quote_counters_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD CONSTRAINT "quotes_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "product"."customers" USING btree ("team_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "members_user_id" ON "product"."members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "product"."quotes" USING btree ("team_id","number");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "product"."quotes" USING btree ("team_id","created_at","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "product"."quotes" USING btree ("team_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_token" ON "product"."quotes" USING btree ("token_hash");