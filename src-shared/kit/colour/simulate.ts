/**
 * Colours as people with colour blindness see them, and in greyscale. Matrices for linear RGB: G. M. Machado, M. M.
 * Oliveira, L. A. F. Fernandes 2009, severity 1.0; grey by the luminance of WCAG.
 */

export const colourViews = ['protan', 'deutan', 'tritan', 'grey'] as const;
export type ColourView = (typeof colourViews)[number];

type Row = readonly [number, number, number];

const grey: Row = [0.2126, 0.7152, 0.0722];

export const viewMatrices: Readonly<Record<ColourView, readonly [Row, Row, Row]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [grey, grey, grey],
};

/** The values of an SVG `feColorMatrix`, which works in linear RGB by default. */
export function filterValues(view: ColourView): string {
  return [...viewMatrices[view].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');
}
