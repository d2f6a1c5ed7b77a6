/** Row heights (pixels) of the two densities, of grids and trees; as the style sheet's `--size-row` has them. */
export const rowHeights = { normal: 36, compact: 30 } as const;
