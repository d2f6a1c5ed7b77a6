/** Sample pages of the platform that a preview draws; `work` is the one that it begins with. */
export const samplePages = ['work', 'signIn', 'chat', 'document', 'table', 'mail'] as const;
export type SamplePage = (typeof samplePages)[number];

/** Pixels of a frame, as a window or a phone has them. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The usual one first. The narrow windows are what browsers of 1200 pixels show at 150 and 200 per cent. */
export const windowSizes = [
  { width: 1200, height: 620 },
  { width: 800, height: 620 },
  { width: 600, height: 620 },
] as const satisfies readonly FrameSize[];
export const phoneSizes = [
  { width: 375, height: 720 },
  { width: 320, height: 568 },
  { width: 430, height: 860 },
] as const satisfies readonly FrameSize[];
