/** Themes of one department as `winnerOf` compares them, in the order in which they are made. */
import type { ThemeCandidate } from '../winner.ts';

export function themeCandidates(deptId: string) {
  let position = 0;
  return (id: string, part: Partial<ThemeCandidate> = {}): ThemeCandidate => {
    position += 1;
    return {
      id,
      deptId,
      topicStyle: 'dark',
      topicStatus: true,
      isDefault: false,
      position,
      topicAppoint: 'none',
      appointDate: null,
      appointRange: [],
      useRange: [],
      useRangeDisable: [],
      ...part,
    };
  };
}

/** The appointment of a theme for these days. */
export function timed(from: string, to: string, part: Partial<ThemeCandidate> = {}) {
  return { topicAppoint: 'timed', appointDate: { from, to }, ...part } as const;
}
