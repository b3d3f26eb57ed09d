CREATE TABLE "counted_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counted_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"day" text NOT NULL,
	"hash" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recent_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"hash" text NOT NULL,
	"query" text NOT NULL,
	"search_type" text NOT NULL,
	"category" text,
	"filters" jsonb NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"case_id" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_searches" ADD CONSTRAINT "counted_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cases" ADD CONSTRAINT "saved_cases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counted_searches_hash" ON "counted_searches" USING btree ("owner_id","day","hash");--> statement-breakpoint
CREATE INDEX "counted_searches_day" ON "counted_searches" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "recent_searches_hash" ON "recent_searches" USING btree ("owner_id","hash");--> statement-breakpoint
CREATE INDEX "recent_searches_latest" ON "recent_searches" USING btree ("owner_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cases_case" ON "saved_cases" USING btree ("owner_id","case_id");