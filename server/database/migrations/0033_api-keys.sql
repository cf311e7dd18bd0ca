CREATE TABLE "product"."api_keys" (
	"team_id" text NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_team_id_key_id_pk" PRIMARY KEY("team_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "product"."api_keys" ADD CONSTRAINT "api_keys_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_token" ON "product"."api_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_keys_creator" ON "product"."api_keys" USING btree ("team_id","created_by");