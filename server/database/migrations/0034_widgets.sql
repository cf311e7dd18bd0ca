CREATE TABLE "product"."widget_counts" (
	"team_id" text NOT NULL,
	"widget_id" text NOT NULL,
	"step" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "widget_counts_team_id_widget_id_step_day_pk" PRIMARY KEY("team_id","widget_id","step","day")
);
--> statement-breakpoint
CREATE TABLE "product"."widget_requests" (
	"team_id" text NOT NULL,
	"widget_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "widget_requests_team_id_widget_id_visit_id_pk" PRIMARY KEY("team_id","widget_id","visit_id")
);
--> statement-breakpoint
CREATE TABLE "product"."widgets" (
	"team_id" text NOT NULL,
	"widget_id" text NOT NULL,
	"rev" integer NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"live_by" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "widgets_team_id_widget_id_pk" PRIMARY KEY("team_id","widget_id"),
	CONSTRAINT "widgets_widget_id" UNIQUE("widget_id")
);
--> statement-breakpoint
ALTER TABLE "product"."widget_counts" ADD CONSTRAINT "widget_counts_team_id_widget_id_widgets_team_id_widget_id_fk" FOREIGN KEY ("team_id","widget_id") REFERENCES "product"."widgets"("team_id","widget_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."widget_requests" ADD CONSTRAINT "widget_requests_team_id_widget_id_widgets_team_id_widget_id_fk" FOREIGN KEY ("team_id","widget_id") REFERENCES "product"."widgets"("team_id","widget_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."widgets" ADD CONSTRAINT "widgets_team_id_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "product"."teams"("team_id") ON DELETE no action ON UPDATE no action;