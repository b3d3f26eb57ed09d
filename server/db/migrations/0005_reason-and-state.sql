ALTER TABLE "users" ADD COLUMN "enrolment_state" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status_reason" text;