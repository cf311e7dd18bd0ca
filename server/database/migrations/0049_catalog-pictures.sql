CREATE TABLE "product"."catalog_pictures" (
	"team_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "catalog_pictures_team_id_catalog_id_picture_id_pk" PRIMARY KEY("team_id","catalog_id","picture_id"),
	CONSTRAINT "catalog_pictures_picture_id" UNIQUE("picture_id")
);
--> statement-breakpoint
ALTER TABLE "product"."catalog_pictures" ADD CONSTRAINT "catalog_pictures_team_id_catalog_id_catalogs_team_id_catalog_id_fk" FOREIGN KEY ("team_id","catalog_id") REFERENCES "product"."catalogs"("team_id","catalog_id") ON DELETE no action ON UPDATE no action;