/** Row heights in pixels of the two densities, for grids and trees; they equal the style sheet's `--size-row`. */
export const rowHeights = { normal: 36, compact: 30 } as const;
