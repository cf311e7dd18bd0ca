-- Headings of questions and groups of models were codes that people read. Documents and drafts of the samples get their names
-- in four languages, and each question the role that the code of its heading had.
CREATE TEMPORARY TABLE "group_texts" ("field" text, "key" text, "texts" jsonb) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "group_texts" VALUES
  ('questionGroups', 'ownership', '{"en": "Ownership", "fr": "Propriété", "de": "Eigentum", "es": "Propiedad"}'),
  ('questionGroups', 'condition', '{"en": "Condition", "fr": "État", "de": "Zustand", "es": "Estado"}'),
  ('questionGroups', 'battery', '{"en": "Battery", "fr": "Batterie", "de": "Batterie", "es": "Batería"}'),
  ('questionGroups', 'history', '{"en": "History", "fr": "Historique", "de": "Vorgeschichte", "es": "Historial"}'),
  ('questionGroups', 'mac', '{"en": "Mac", "fr": "Mac", "de": "Mac", "es": "Mac"}'),
  ('questionGroups', 'inspection', '{"en": "Inspection", "fr": "Inspection", "de": "Prüfung", "es": "Inspección"}'),
  ('modelGroups', 'pro', '{"en": "Pro iPhones", "fr": "iPhone Pro", "de": "Pro-iPhones", "es": "iPhone Pro"}'),
  ('modelGroups', 'std', '{"en": "Standard iPhones", "fr": "iPhone standard", "de": "Standard-iPhones", "es": "iPhone estándar"}'),
  ('modelGroups', 'old', '{"en": "Older iPhones", "fr": "iPhone plus anciens", "de": "Ältere iPhones", "es": "iPhone más antiguos"}'),
  ('modelGroups', 'tablet', '{"en": "iPads", "fr": "iPad", "de": "iPads", "es": "iPad"}'),
  ('modelGroups', 'watch', '{"en": "Watches", "fr": "Montres", "de": "Uhren", "es": "Relojes"}'),
  ('modelGroups', 'mac', '{"en": "MacBooks", "fr": "MacBook", "de": "MacBooks", "es": "MacBook"}'),
  ('modelGroups', 'imac', '{"en": "iMacs", "fr": "iMac", "de": "iMacs", "es": "iMac"}'),
  ('modelGroups', 'desktop', '{"en": "Desktop Macs", "fr": "Mac de bureau", "de": "Desktop-Macs", "es": "Mac de sobremesa"}');--> statement-breakpoint
CREATE FUNCTION pg_temp.with_role("wording" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN "wording" ? 'role' OR NOT "wording" ? 'group' THEN "wording"
    ELSE "wording" || jsonb_build_object('role',
      CASE WHEN "wording" ->> 'group' IN ('condition', 'ownership') THEN "wording" ->> 'group' ELSE 'other' END)
  END
$$;--> statement-breakpoint
UPDATE "product"."catalog_documents" AS "stored" SET "document" = jsonb_set("document", '{wording}',
  "document" -> 'wording' ||
  jsonb_build_object('questions', (
    SELECT coalesce(jsonb_object_agg("key", pg_temp.with_role("value")), '{}') FROM jsonb_each("document" #> '{wording,questions}')
  )) ||
  (SELECT coalesce(jsonb_object_agg("field", "named"), '{}') FROM (
    SELECT "field", jsonb_object_agg("known"."key", "texts") AS "named" FROM "group_texts" AS "known"
    WHERE CASE "field"
      WHEN 'questionGroups' THEN "known"."key" IN (SELECT "value" ->> 'group' FROM jsonb_each("document" #> '{wording,questions}'))
      ELSE "known"."key" IN (SELECT "model" ->> 'group' FROM jsonb_array_elements("document" #> '{pricing,models}') AS "model")
    END
    GROUP BY "field"
  ) AS "used"));--> statement-breakpoint
UPDATE "product"."catalog_parts" SET "value" = jsonb_set("value", '{wording}', pg_temp.with_role("value" -> 'wording'))
WHERE "kind" = 'question' AND "value" -> 'wording' ? 'group';--> statement-breakpoint
DROP FUNCTION pg_temp.with_role(jsonb);
