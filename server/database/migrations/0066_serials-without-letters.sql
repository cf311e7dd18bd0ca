-- Serial numbers have no letters O and I: as they are written since, lines written before are found by 0 and 1 too.
UPDATE "product"."quote_lines" SET "serial" = translate("serial", 'OI', '01') WHERE "serial" ~ '[OI]';--> statement-breakpoint
UPDATE "product"."device_checks" SET "serial" = translate("serial", 'OI', '01') WHERE "serial" ~ '[OI]';
