/**
 * A disk that is full: what stood there stands, and the failure is told (limits.md §1, §7). Needs the right to mount a
 * tmpfs in a user namespace; where the system does not give it, the tests say that they were skipped.
 */
import { expect, it } from 'vitest';
import { canMount, runOnSmallDisk } from './small-disk.ts';

it.skipIf(!canMount)(
  'keeps the old settings byte for byte (skipped where nobody may mount a small disk)',
  () => {
    const { printed, problems } = runOnSmallDisk('fill-disk.ts', '64k');
    expect(problems).not.toContain('Error');
    expect(printed).toEqual({ refused: 'ENOSPC', same: true, after: 'ok', counter: 1, left: [] });
  },
);

it.skipIf(!canMount)(
  'keeps every acknowledged entry of the journal, whichever block is the last (skipped as above)',
  { timeout: 60_000 },
  () => {
    const { printed, problems } = runOnSmallDisk('fill-journal.ts', '1m');
    expect(problems).not.toContain('Error');
    const rounds = printed as Record<string, unknown>[];
    expect(rounds).toHaveLength(24);
    for (const round of rounds) {
      expect(round).toMatchObject({
        refused: 'JOURNAL_NOT_WRITTEN ENOSPC',
        lost: [],
        again: 'ok',
        setAside: null,
      });
    }
    // Some of them had room for entries before the disk was full.
    expect(rounds.some(({ written }) => Number(written) > 0)).toBe(true);
  },
);

it.skipIf(!canMount)(
  'a start on a full disk goes on with what is there, and says so (skipped as above)',
  () => {
    const { printed, problems } = runOnSmallDisk('start-on-full-disk.ts', '512k');
    expect(problems).toBe('');
    expect(printed).toEqual({
      notices: ['DATA_READ_ONLY ENOSPC'],
      appearance: 'dark',
      saved: 'SETTINGS_NOT_SAVED',
      kept: 'dark',
    });
  },
);
