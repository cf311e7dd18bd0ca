CREATE INDEX "customers_name" ON "product"."customers" USING btree ("team_id",(product.sort_text("name") collate "C"),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_kind_name" ON "product"."customers" USING btree ("team_id","kind",(product.sort_text("name") collate "C"),"customer_id");--> statement-breakpoint
CREATE INDEX "customers_quotes" ON "product"."customers" USING btree ("team_id","quote_count","customer_id");--> statement-breakpoint
CREATE INDEX "customers_kind_quotes" ON "product"."customers" USING btree ("team_id","kind","quote_count","customer_id");