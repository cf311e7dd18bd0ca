ALTER TABLE "product"."catalog_versions" ADD COLUMN "summary" jsonb;--> statement-breakpoint
WITH "summaries" AS (
  SELECT "document_hash", jsonb_strip_nulls(jsonb_build_object(
    'name', "document" #> '{wording,name}',
    'description', "document" #> '{wording,description}',
    'kind', "document" #> '{pricing,kind}',
    'currency', "document" #> '{pricing,currency}',
    'models', jsonb_array_length("document" #> '{pricing,models}'),
    'questions', jsonb_array_length("document" #> '{pricing,questions}'),
    'hasPrices', CASE WHEN "document" #>> '{pricing,kind}' = 'repair'
      THEN jsonb_path_exists("document", '$.pricing.services[*] ? (@.price.mode != "onRequest" || exists(@.overrides[*].price ? (@.mode != "onRequest")))')
      ELSE jsonb_path_exists("document", '$.pricing.models[*].variants[*].priceMinor ? (@ != null)') END,
    'samplePrices', "document" -> 'samplePrices'
  )) AS "summary" FROM "product"."catalog_documents"
)
UPDATE "product"."catalog_versions" "version" SET "summary" = "summaries"."summary" FROM "summaries" WHERE "version"."document_hash" = "summaries"."document_hash";--> statement-breakpoint
ALTER TABLE "product"."catalog_versions" ALTER COLUMN "summary" SET NOT NULL;
