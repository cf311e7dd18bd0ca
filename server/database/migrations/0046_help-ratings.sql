CREATE TABLE "product"."help_ratings" (
	"uid" text NOT NULL,
	"language" text NOT NULL,
	"of_use" integer NOT NULL,
	"of_no_use" integer NOT NULL,
	CONSTRAINT "help_ratings_uid_language_pk" PRIMARY KEY("uid","language")
);
