/** What a browser paints around the site: the stylesheet's `night`. */
export const themeColor = '#0b1030'
