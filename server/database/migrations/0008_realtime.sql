CREATE SCHEMA "realtime";
--> statement-breakpoint
CREATE TABLE "realtime"."changes" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parts" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime"."documents" (
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "documents_collection_key_pk" PRIMARY KEY("collection","key")
);
--> statement-breakpoint
CREATE TABLE "realtime"."lane" (
	"only" boolean PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime"."leftovers" (
	"session" text PRIMARY KEY NOT NULL,
	"process_id" text NOT NULL,
	"operations" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime"."news" (
	"news_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtime"."news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime"."processes" (
	"process_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_changed_at" ON "realtime"."changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "leftovers_process_id" ON "realtime"."leftovers" USING btree ("process_id");--> statement-breakpoint
INSERT INTO "realtime"."lane" ("only", "sequence") VALUES (true, 0);--> statement-breakpoint
INSERT INTO "realtime"."news" ("path", "value")
	SELECT json_build_array('teams', "user_id")::text, json_object_agg("team_id", json_build_object(
		'name', "name", 'role', "role", 'currency', "currency",
		'lastUsedAt', floor(extract(epoch FROM "last_used_at") * 1000)))::text
	FROM "product"."members" JOIN "product"."teams" USING ("team_id") GROUP BY "user_id";
