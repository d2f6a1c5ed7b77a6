/** Rows of a worksheet, including the titles. */
export const sheetRows = 1_048_576;
