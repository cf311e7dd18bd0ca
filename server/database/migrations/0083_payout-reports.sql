ALTER TABLE "product"."payouts" DROP CONSTRAINT "payouts_team_id_quote_id_line_id_pk";--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD CONSTRAINT "payouts_team_id_quote_id_line_id_attempt_pk" PRIMARY KEY("team_id","quote_id","line_id","attempt");--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD COLUMN "end_to_end_id" text;--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product"."payouts" ADD COLUMN "rejected_for" text;--> statement-breakpoint
CREATE INDEX "payouts_file" ON "product"."payouts" USING btree ("team_id","file_id");--> statement-breakpoint
CREATE INDEX "payouts_rejected" ON "product"."payouts" USING btree ("team_id","rejected_at") WHERE rejected_at is not null;