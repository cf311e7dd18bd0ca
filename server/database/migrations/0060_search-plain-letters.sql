-- Texts with letters that have no decomposition are stored once more in plain letters, as new rows have them.
UPDATE "product"."customers" SET "search_text" = "search_text" || ' ' ||
  replace(replace(replace(replace(translate("search_text", 'ðđħıłŋøŧς', 'ddhilnotσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
WHERE "search_text" ~ '[ðđħıłŋøŧςæœßþ]';--> statement-breakpoint
UPDATE "product"."quotes" SET "search_text" = "search_text" || ' ' ||
  replace(replace(replace(replace(translate("search_text", 'ðđħıłŋøŧς', 'ddhilnotσ'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th')
WHERE "search_text" ~ '[ðđħıłŋøŧςæœßþ]';
