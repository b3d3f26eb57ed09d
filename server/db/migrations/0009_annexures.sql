CREATE TABLE "annexure_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annexure_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" jsonb NOT NULL,
	"archival" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "annexure_files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "annexures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annexures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"upload_key" text NOT NULL,
	"title" text NOT NULL,
	"written_on" date,
	"electronic" boolean DEFAULT false NOT NULL,
	"entry" text DEFAULT '' NOT NULL,
	"turns" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "annexure_files" ADD CONSTRAINT "annexure_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annexures" ADD CONSTRAINT "annexures_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annexures" ADD CONSTRAINT "annexures_file_id_annexure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."annexure_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annexure_files_owner" ON "annexure_files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "annexures_upload" ON "annexures" USING btree ("draft_id","upload_key");--> statement-breakpoint
CREATE INDEX "annexures_file" ON "annexures" USING btree ("file_id");