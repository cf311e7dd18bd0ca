CREATE TABLE "product"."payout_accounts" (
	"team_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed_iban" text NOT NULL,
	"shown_iban" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."payout_files" (
	"team_id" text NOT NULL,
	"file_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"payouts" integer NOT NULL,
	"sum_minor" bigint NOT NULL,
	"sealed_xml" text,
	CONSTRAINT "payout_files_team_id_file_id_pk" PRIMARY KEY("team_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "product"."payouts" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	"file_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"shown_iban" text NOT NULL,
	CONSTRAINT "payouts_team_id_quote_id_line_id_pk" PRIMARY KEY("team_id","quote_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "product"."payout_accounts" ADD CONSTRAINT "payout_accounts_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."payout_files" ADD CONSTRAINT "payout_files_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD CONSTRAINT "payouts_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_files_newest" ON "product"."payout_files" USING btree ("team_id","at");--> statement-breakpoint
CREATE INDEX "payout_files_at" ON "product"."payout_files" USING btree ("at");