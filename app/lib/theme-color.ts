/** The colour of the browser's own bars: the stylesheet's `night`. */
export const themeColor = '#0b1030'
