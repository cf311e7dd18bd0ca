CREATE TABLE "identity"."used_pending_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_pending_tokens_expires_at" ON "identity"."used_pending_tokens" USING btree ("expires_at");