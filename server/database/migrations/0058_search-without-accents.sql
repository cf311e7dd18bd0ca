-- Texts with accents are stored once more without, as new rows have them.
UPDATE "product"."customers" SET "search_text" = "search_text" || ' ' ||
  normalize(regexp_replace(normalize("search_text", NFD), '[\u0300-\u036f]', '', 'g'), NFC)
WHERE "search_text" ~ '[^\u0001-\u007f]'
  AND normalize(regexp_replace(normalize("search_text", NFD), '[\u0300-\u036f]', '', 'g'), NFC) <> normalize("search_text", NFC);--> statement-breakpoint
UPDATE "product"."quotes" SET "search_text" = "search_text" || ' ' ||
  normalize(regexp_replace(normalize("search_text", NFD), '[\u0300-\u036f]', '', 'g'), NFC)
WHERE "search_text" ~ '[^\u0001-\u007f]'
  AND normalize(regexp_replace(normalize("search_text", NFD), '[\u0300-\u036f]', '', 'g'), NFC) <> normalize("search_text", NFC);
