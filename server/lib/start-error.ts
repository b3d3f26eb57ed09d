/** Why the program cannot start, in a sentence for the operator: it is printed without a trace of the code. */
export class StartError extends Error {}
