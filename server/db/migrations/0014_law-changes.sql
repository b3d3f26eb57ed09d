CREATE TABLE "law_change_things" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_change_things_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"rechecked_at" timestamp with time zone,
	"rechecked_by" text
);
--> statement-breakpoint
CREATE TABLE "law_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "law_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"section" text NOT NULL,
	"case_id" text,
	"name" text NOT NULL,
	"what" text NOT NULL,
	"since" date NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
ALTER TABLE "law_change_things" ADD CONSTRAINT "law_change_things_change_id_law_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."law_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_change_things_thing" ON "law_change_things" USING btree ("change_id","kind","key");