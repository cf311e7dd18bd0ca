CREATE TABLE "realtime"."closed_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime"."nodes" (
	"document_id" bigint NOT NULL,
	"path" text collate "C" NOT NULL,
	"keys" text,
	"value" text NOT NULL,
	CONSTRAINT "nodes_document_id_path_pk" PRIMARY KEY("document_id","path")
);
--> statement-breakpoint
DROP TABLE "realtime"."lane";--> statement-breakpoint
TRUNCATE "realtime"."changes";--> statement-breakpoint
ALTER TABLE "realtime"."changes" DROP CONSTRAINT "changes_pkey";--> statement-breakpoint
ALTER TABLE "realtime"."changes" ADD COLUMN "document_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "realtime"."changes" ADD CONSTRAINT "changes_document_id_sequence_pk" PRIMARY KEY("document_id","sequence");--> statement-breakpoint
ALTER TABLE "realtime"."documents" DROP CONSTRAINT "documents_collection_key_pk";--> statement-breakpoint
ALTER TABLE "realtime"."documents" ADD COLUMN "document_id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "realtime"."documents_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "realtime"."documents" ADD COLUMN "sequence" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "realtime"."documents" ADD COLUMN "length" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "realtime"."documents" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_collection_key" ON "realtime"."documents" USING btree ("collection","key");--> statement-breakpoint
CREATE INDEX "documents_changed_at" ON "realtime"."documents" USING btree ("changed_at");--> statement-breakpoint
INSERT INTO "realtime"."nodes" ("document_id", "path", "value")
	SELECT "document_id", '', "value" FROM "realtime"."documents";--> statement-breakpoint
UPDATE "realtime"."documents" SET "length" = length("value");--> statement-breakpoint
ALTER TABLE "realtime"."documents" DROP COLUMN "value";
