CREATE TABLE "product"."phone_links" (
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_guest" boolean NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text,
	"question_key" text,
	"side" text NOT NULL,
	"is_for_customer" boolean NOT NULL,
	"photos_left" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_links_team_id_user_id_pk" PRIMARY KEY("team_id","user_id"),
	CONSTRAINT "phone_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "product"."phone_links" ADD CONSTRAINT "phone_links_quote" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE cascade ON UPDATE no action;