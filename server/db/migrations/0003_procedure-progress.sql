CREATE TABLE "procedure_progress" (
	"owner_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"done" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "procedure_progress_owner_id_procedure_id_pk" PRIMARY KEY("owner_id","procedure_id")
);
--> statement-breakpoint
ALTER TABLE "procedure_progress" ADD CONSTRAINT "procedure_progress_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;