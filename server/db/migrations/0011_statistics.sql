CREATE TABLE "active_weeks" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"week" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" text NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_what_key_pk" PRIMARY KEY("day","what","key")
);
--> statement-breakpoint
ALTER TABLE "active_weeks" ADD CONSTRAINT "active_weeks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;