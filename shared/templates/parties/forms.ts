/** How words speak of a party: as of a man, a woman, or a body. */
export type Gender = 'he' | 'she' | 'it'
/** What a form of a word fits: one party of a gender, or several. */
export type Form = Gender | 'several'
