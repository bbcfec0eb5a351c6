/** Out of town, what is nearer to a stop than this part of the way out there lies beside it. */
export const besideFar = 0.35
