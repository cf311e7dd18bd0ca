CREATE TABLE "product"."audit_entries" (
	"team_id" text NOT NULL,
	"entry_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product"."audit_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entries_team_id_entry_id_pk" PRIMARY KEY("team_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "product"."idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
ALTER TABLE "product"."audit_entries" ADD CONSTRAINT "audit_entries_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "product"."audit_entries" USING btree ("team_id","entity","entity_id","entry_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "product"."idempotency_keys" USING btree ("created_at");