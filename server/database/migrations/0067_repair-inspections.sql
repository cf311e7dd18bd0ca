ALTER TABLE "product"."line_inspections" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "product"."counter_offers" SET "content" = '{"kind": "buy", "services": [], "photos": []}'::jsonb || "content";
