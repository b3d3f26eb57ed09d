// Apart from the contract: the site needs these without the library that checks it.

/** Where somebody looked for what is not there. */
export const requestPlaces = ['forms', 'procedures', 'form-builder', 'case-law'] as const
export type RequestPlace = (typeof requestPlaces)[number]

export const longestRequest = 200
export const longestRequestNote = 500
