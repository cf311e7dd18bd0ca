CREATE TABLE "product"."hint_rules" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"rules" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hint_rules_team_id_catalog_id_pk" PRIMARY KEY("team_id","catalog_id")
);
--> statement-breakpoint
CREATE TABLE "product"."price_hint_moves" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"grade" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"minor" integer,
	CONSTRAINT "price_hint_moves_team_id_source_id_variant_id_grade_at_pk" PRIMARY KEY("team_id","source_id","variant_id","grade","at")
);
--> statement-breakpoint
CREATE TABLE "product"."price_hints" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"grade" text NOT NULL,
	"minor" integer NOT NULL,
	CONSTRAINT "price_hints_team_id_source_id_variant_id_grade_pk" PRIMARY KEY("team_id","source_id","variant_id","grade")
);
--> statement-breakpoint
CREATE TABLE "product"."price_source_files" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"packed" "bytea" NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_source_files_team_id_source_id_pk" PRIMARY KEY("team_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "product"."price_source_runs" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"run_id" text NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product"."price_source_runs_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"outcome" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"prices" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	"largest_bp" integer,
	"version" integer,
	"fault" text,
	"status" integer,
	"excerpt" text DEFAULT '' NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "price_source_runs_team_id_run_id_pk" PRIMARY KEY("team_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "product"."price_source_secrets" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"ending" text NOT NULL,
	CONSTRAINT "price_source_secrets_team_id_source_id_pk" PRIMARY KEY("team_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "product"."price_sources" (
	"team_id" text NOT NULL,
	"source_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"header_name" text,
	"json_path" text,
	"fills" text NOT NULL,
	"hint" text NOT NULL,
	"read_at" text,
	"next_at" timestamp (3) with time zone,
	"max_move_bp" integer NOT NULL,
	"max_fewer_bp" integer NOT NULL,
	"in_force_bp" integer,
	"in_force_by" text,
	"in_force_at" timestamp (3) with time zone,
	"is_on" boolean NOT NULL,
	"shape" jsonb,
	"file_name" text,
	"etag" text,
	"digest" text,
	"prices" integer,
	"seen_new" jsonb,
	"hints_at" timestamp (3) with time zone,
	"reading_since" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_sources_team_id_source_id_pk" PRIMARY KEY("team_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "product"."hint_rules" ADD CONSTRAINT "hint_rules_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."hint_rules" ADD CONSTRAINT "hint_rules_team_id_catalog_id_catalogs_team_id_catalog_id_fk" FOREIGN KEY ("team_id","catalog_id") REFERENCES "product"."catalogs"("team_id","catalog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_hint_moves" ADD CONSTRAINT "price_hint_moves_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_hints" ADD CONSTRAINT "price_hints_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_source_files" ADD CONSTRAINT "price_source_files_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_source_runs" ADD CONSTRAINT "price_source_runs_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_source_secrets" ADD CONSTRAINT "price_source_secrets_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_sources" ADD CONSTRAINT "price_sources_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."price_sources" ADD CONSTRAINT "price_sources_team_id_catalog_id_catalogs_team_id_catalog_id_fk" FOREIGN KEY ("team_id","catalog_id") REFERENCES "product"."catalogs"("team_id","catalog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_source_runs_newest" ON "product"."price_source_runs" USING btree ("team_id","source_id","seq");--> statement-breakpoint
CREATE INDEX "price_sources_due" ON "product"."price_sources" USING btree ("next_at") WHERE next_at is not null;