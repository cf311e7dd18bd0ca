CREATE TABLE "product"."invitations" (
	"team_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"cost_view" boolean,
	"max_adjust_bp" integer,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"invited_by" text NOT NULL,
	"invited_by_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sending" integer DEFAULT 1 NOT NULL,
	"is_undelivered" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_team_id_invitation_id_pk" PRIMARY KEY("team_id","invitation_id")
);
--> statement-breakpoint
ALTER TABLE "product"."shop_details" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "cost_view" boolean;--> statement-breakpoint
ALTER TABLE "product"."members" ADD COLUMN "max_adjust_bp" integer;--> statement-breakpoint
ALTER TABLE "product"."invitations" ADD CONSTRAINT "invitations_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token" ON "product"."invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "product"."invitations" USING btree ("team_id","email") WHERE "product"."invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "invitations_expired" ON "product"."invitations" USING btree ("expires_at");