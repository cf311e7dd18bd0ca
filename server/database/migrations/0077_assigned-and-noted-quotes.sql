CREATE TABLE "product"."quote_notes" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"note_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "quote_notes_team_id_quote_id_note_id_pk" PRIMARY KEY("team_id","quote_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "product"."quotes" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "product"."quote_notes" ADD CONSTRAINT "quote_notes_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_staff" ON "product"."quotes" USING btree ("team_id",coalesce("assigned_to", "created_by"),"created_at","quote_id");