CREATE TABLE "product"."photos" (
	"user_id" text PRIMARY KEY NOT NULL,
	"photo_id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_photo_id" UNIQUE("photo_id")
);
