CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."one_time_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"refresh_token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text,
	"provider" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"uses_email_link" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_email" ON "identity"."one_time_codes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "one_time_codes_user_id" ON "identity"."one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_at" ON "identity"."one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "identity"."rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "identity"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "identity"."users" USING btree (lower("email"));