CREATE TABLE "product"."customer_team_notes" (
	"team_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"note_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "customer_team_notes_team_id_note_id_pk" PRIMARY KEY("team_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "product"."audit_entries" ADD COLUMN "customer_id" text;--> statement-breakpoint
-- Before the index. The customer that the quote has now: whom it was for then is not stored.
UPDATE "product"."audit_entries" AS "entry" SET "customer_id" = "quote"."customer_id"
FROM "product"."quotes" AS "quote"
WHERE "entry"."entity" = 'quote' AND "entry"."action" IN (
    'quotes.send', 'quotes.resend', 'quotes.expire', 'quoteActions.extend', 'quoteActions.remind',
    'quoteActions.accept', 'quoteActions.decline', 'quoteActions.advance', 'quoteActions.reopen', 'quoteActions.cancel',
    'quoteQuestions.answer', 'counterOffers.send', 'counterOffers.settle', 'counterOffers.answer',
    'counterOffers.remind', 'counterOffers.lapse', 'publicQuotes.accept', 'publicQuotes.decline',
    'publicQuotes.undoAcceptance', 'publicQuotes.ask', 'publicQuotes.answerCounterOffer')
  AND "quote"."team_id" = "entry"."team_id" AND "quote"."quote_id" = "entry"."entity_id"
  AND "quote"."customer_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."customer_team_notes" ADD CONSTRAINT "customer_team_notes_customer" FOREIGN KEY ("team_id","customer_id") REFERENCES "product"."customers"("team_id","customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_team_notes_newest" ON "product"."customer_team_notes" USING btree ("team_id","customer_id","at","note_id");--> statement-breakpoint
CREATE INDEX "audit_entries_customer" ON "product"."audit_entries" USING btree ("team_id","customer_id","at","entry_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "quote_revisions_viewed" ON "product"."quote_revisions" USING btree ("team_id",("snapshot" #>> '{customer,id}'),"first_viewed_at","quote_id","revision") WHERE first_viewed_at is not null;