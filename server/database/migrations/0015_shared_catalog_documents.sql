CREATE TABLE "product"."catalog_documents" (
	"document_hash" "bytea" PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."catalog_versions" ADD COLUMN "document_hash" "bytea";--> statement-breakpoint
WITH shared AS (SELECT "document" #- '{pricing,id}' #- '{pricing,version}' AS "document" FROM "product"."catalog_versions")
INSERT INTO "product"."catalog_documents" SELECT sha256(convert_to("document"::text, 'UTF8')), "document" FROM shared ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Empties the old column, because dropping it would keep the space of its values.
UPDATE "product"."catalog_versions" SET "document" = '{}', "document_hash" = sha256(convert_to(("document" #- '{pricing,id}' #- '{pricing,version}')::text, 'UTF8'));--> statement-breakpoint
ALTER TABLE "product"."catalog_versions" ALTER COLUMN "document_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."catalog_versions" ADD CONSTRAINT "catalog_versions_document_hash_catalog_documents_document_hash_fk" FOREIGN KEY ("document_hash") REFERENCES "product"."catalog_documents"("document_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_versions_document" ON "product"."catalog_versions" USING btree ("document_hash");--> statement-breakpoint
ALTER TABLE "product"."catalog_versions" DROP COLUMN "document";
