CREATE TABLE "library_fillings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "library_fillings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" jsonb NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"progress" jsonb NOT NULL,
	"failure" jsonb,
	"node" text,
	"host" text,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "library_fillings_one" ON "library_fillings" USING btree ((true)) WHERE state in ('running', 'stopping');