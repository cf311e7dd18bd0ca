CREATE TABLE "product"."quote_documents" (
	"team_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"revision" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"file_hash" "bytea" NOT NULL,
	"file" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_documents_team_id_quote_id_revision_accepted_at_pk" PRIMARY KEY("team_id","quote_id","revision","accepted_at")
);
--> statement-breakpoint
ALTER TABLE "product"."quote_documents" ADD CONSTRAINT "quote_documents_revision" FOREIGN KEY ("team_id","quote_id","revision") REFERENCES "product"."quote_revisions"("team_id","quote_id","revision") ON DELETE no action ON UPDATE no action;