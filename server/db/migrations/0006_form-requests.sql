CREATE TABLE "form_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"search" text NOT NULL,
	"key" text NOT NULL,
	"note" text NOT NULL,
	"place" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
ALTER TABLE "form_requests" ADD CONSTRAINT "form_requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_requests_wish" ON "form_requests" USING btree ("owner_id","key");--> statement-breakpoint
CREATE INDEX "form_requests_key" ON "form_requests" USING btree ("key");