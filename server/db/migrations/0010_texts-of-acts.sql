CREATE TABLE "act_texts" (
	"act" text NOT NULL,
	"section" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "act_texts_act_section_pk" PRIMARY KEY("act","section")
);
