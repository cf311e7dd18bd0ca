CREATE TABLE "product"."unlisted_taxes" (
	"team_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"taxes" jsonb NOT NULL,
	CONSTRAINT "unlisted_taxes_team_id_version_pk" PRIMARY KEY("team_id","version")
);
--> statement-breakpoint
ALTER TABLE "product"."unlisted_taxes" ADD CONSTRAINT "unlisted_taxes_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Teams that published taxes before have them for devices outside catalogs from now on.
INSERT INTO "product"."unlisted_taxes" ("team_id", "version", "kind", "taxes")
SELECT team_id, 1 + row_number() OVER (PARTITION BY team_id ORDER BY published_at, kind), kind, taxes
FROM (
	SELECT DISTINCT ON (c.team_id, p.pricing ->> 'kind')
		c.team_id, v.published_at, p.pricing ->> 'kind' AS kind,
		jsonb_build_object('priceIncludesTax', p.pricing -> 'priceIncludesTax', 'taxRates', r.rates) AS taxes
	FROM "product"."catalogs" c
	JOIN "product"."catalog_versions" v
		ON v.team_id = c.team_id AND v.catalog_id = c.catalog_id AND v.version = c.published_version
	JOIN "product"."catalog_documents" d ON d.document_hash = v.document_hash
	CROSS JOIN LATERAL (SELECT d.document -> 'pricing' AS pricing) p
	CROSS JOIN LATERAL (
		SELECT jsonb_agg(jsonb_set(rate.value, '{taxClass}', '"standard"') ORDER BY rate.ordinality) AS rates
		FROM jsonb_array_elements(p.pricing -> 'taxRates') WITH ORDINALITY rate
		WHERE rate.value ->> 'taxClass' = p.pricing ->> 'taxClass'
	) r
	WHERE r.rates IS NOT NULL
	ORDER BY c.team_id, p.pricing ->> 'kind', v.published_at DESC, c.catalog_id
) last_published;
