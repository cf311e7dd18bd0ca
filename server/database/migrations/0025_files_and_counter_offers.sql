CREATE TABLE "product"."counter_offers" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	"state" text NOT NULL,
	"answer_by" date NOT NULL,
	"content" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" text NOT NULL,
	"answer" jsonb,
	"delivery" jsonb NOT NULL,
	CONSTRAINT "counter_offers_team_id_quote_id_line_id_pk" PRIMARY KEY("team_id","quote_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "product"."line_inspections" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	"rev" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"message" text NOT NULL,
	"answer_days" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "line_inspections_team_id_quote_id_line_id_pk" PRIMARY KEY("team_id","quote_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "product"."file_counts" (
	"team_id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."quote_files" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"file_id" text NOT NULL,
	"line_id" text,
	"question_key" text,
	"side" text NOT NULL,
	"is_for_customer" boolean NOT NULL,
	"is_evidence" boolean NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"hash" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "quote_files_team_id_quote_id_file_id_pk" PRIMARY KEY("team_id","quote_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "product"."stored_file_removals" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "open_counter_offers" integer;--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "counter_minor" bigint;--> statement-breakpoint
ALTER TABLE "product"."counter_offers" ADD CONSTRAINT "counter_offers_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."line_inspections" ADD CONSTRAINT "line_inspections_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."file_counts" ADD CONSTRAINT "file_counts_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quote_files" ADD CONSTRAINT "quote_files_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_offers_open" ON "product"."counter_offers" USING btree ("answer_by") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quote_files_removed" ON "product"."quote_files" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "stored_file_removals_due" ON "product"."stored_file_removals" USING btree ("due_at");