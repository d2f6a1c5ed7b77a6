/** A carrier without threads, for packages of any size; `disk` may fail. */
import type { Carrier } from '../../../formats/theme-package/index.ts';
import { carryLoads, gatherSpans, type WaitingDisk } from '../carrier/carry-load.ts';

export function threadlessCarrier(disk?: WaitingDisk): Carrier {
  return {
    least: 0,
    carry: async (loads) => carryLoads(loads, disk),
    gather: async (file, spans) => gatherSpans(file, spans, disk),
  };
}
