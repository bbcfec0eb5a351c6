/** For places out of town: the share of the way out there within which another place lies beside the stop. */
export const besideFar = 0.35
