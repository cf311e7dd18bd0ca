CREATE TABLE "product"."device_checks" (
	"team_id" text NOT NULL,
	"check_id" text NOT NULL,
	"imei" text,
	"serial" text,
	"revision" text NOT NULL,
	"results" jsonb NOT NULL,
	"reference" text,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	CONSTRAINT "device_checks_team_id_check_id_pk" PRIMARY KEY("team_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "product"."look_up_services" (
	"team_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url_template" text NOT NULL,
	"header_name" text NOT NULL,
	"sealed_secret" text,
	"mappings" jsonb NOT NULL,
	"reference_pointer" text,
	"revision" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."quote_devices" (
	"team_id" text NOT NULL,
	"number" text NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	CONSTRAINT "quote_devices_team_id_number_quote_id_line_id_pk" PRIMARY KEY("team_id","number","quote_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "product"."device_checks" ADD CONSTRAINT "device_checks_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."look_up_services" ADD CONSTRAINT "look_up_services_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."quote_devices" ADD CONSTRAINT "quote_devices_team_id_quote_id_quotes_team_id_quote_id_fk" FOREIGN KEY ("team_id","quote_id") REFERENCES "product"."quotes"("team_id","quote_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_checks_numbers" ON "product"."device_checks" USING btree ("team_id","imei","serial","answered_at");--> statement-breakpoint
CREATE INDEX "quote_devices_quote" ON "product"."quote_devices" USING btree ("team_id","quote_id");--> statement-breakpoint
UPDATE "product"."quotes" SET "lines" = (
	SELECT jsonb_agg('{"checks": []}'::jsonb || line ORDER BY place)
	FROM jsonb_array_elements("lines") WITH ORDINALITY AS each_line(line, place)
) WHERE jsonb_array_length("lines") > 0;--> statement-breakpoint
INSERT INTO "product"."quote_devices" ("team_id", "number", "quote_id", "line_id")
SELECT DISTINCT "team_id", device_number, "quote_id", line ->> 'id'
FROM "product"."quotes"
CROSS JOIN jsonb_array_elements("lines") AS line
CROSS JOIN LATERAL (VALUES (line #>> '{device,imei}'), (line #>> '{device,serial}')) AS numbers(device_number)
WHERE device_number IS NOT NULL;
