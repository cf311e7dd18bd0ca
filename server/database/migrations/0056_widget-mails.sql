ALTER TABLE "product"."widget_requests" ADD COLUMN "awaits_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."widgets" ADD COLUMN "requests_mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "widget_requests_awaiting_mail" ON "product"."widget_requests" USING btree ("team_id","widget_id","at") WHERE awaits_mail;