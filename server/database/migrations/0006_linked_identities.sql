CREATE TABLE "identity"."linked_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"display_name" text,
	"photo_url" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "identity"."provider_sign_ins" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"sealed_secrets" text NOT NULL,
	"session_id_hash" "bytea",
	"browser" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_user_provider" ON "identity"."linked_identities" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expires_at" ON "identity"."provider_sign_ins" USING btree ("expires_at");