-- Assistants that were connected before keep identifying and pricing.
UPDATE "product"."api_keys" SET "scopes" = "scopes" || '{devices.price}'::text[] WHERE "kind" = 'assistant' AND 'catalogs.read' = ANY ("scopes");
