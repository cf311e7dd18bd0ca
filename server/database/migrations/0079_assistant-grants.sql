CREATE TABLE "product"."assistant_grants" (
	"team_id" text NOT NULL,
	"key_id" text NOT NULL,
	"client_id" text NOT NULL,
	"host" text NOT NULL,
	"is_local" boolean NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_challenge" text NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"code_used_at" timestamp (3) with time zone,
	"family_hash" "bytea",
	"refresh_hash" "bytea",
	"refresh_expires_at" timestamp (3) with time zone,
	CONSTRAINT "assistant_grants_team_id_key_id_pk" PRIMARY KEY("team_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "product"."oauth_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"allowed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "product"."api_keys" ADD COLUMN "kind" text DEFAULT 'key' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."assistant_grants" ADD CONSTRAINT "assistant_grants_key" FOREIGN KEY ("team_id","key_id") REFERENCES "product"."api_keys"("team_id","key_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_grants_code" ON "product"."assistant_grants" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_grants_family" ON "product"."assistant_grants" USING btree ("family_hash");--> statement-breakpoint
CREATE INDEX "assistant_grants_expiry" ON "product"."assistant_grants" USING btree ("code_expires_at");