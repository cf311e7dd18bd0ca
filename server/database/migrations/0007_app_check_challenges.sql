CREATE TABLE "identity"."used_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_challenges_expires_at" ON "identity"."used_challenges" USING btree ("expires_at");