ALTER TABLE "saved_searches" ADD COLUMN "feed_hash" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "feed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_feedHash_unique" UNIQUE("feed_hash");