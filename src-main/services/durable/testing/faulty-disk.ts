/** A real disk on which the Nth operation fails or writes only half, like a full or failing one. */
import { type Disk, realDisk } from '../disk.ts';

export type Fault = 'fails' | 'short';

export interface FaultyDisk {
  readonly disk: Disk;
  /** Number of operations so far, including those on open files. */
  count(): number;
}

/**
 * `at` counts from 1; 0 never fails. A failure has the system's `code`. A short write stores half the bytes and
 * returns their number, as the system does.
 */
export function faultyDisk(at: number, fault: Fault = 'fails', code = 'ENOSPC'): FaultyDisk {
  let operations = 0;
  const due = (): boolean => {
    operations += 1;
    return operations === at;
  };
  const refuse = (): never => {
    throw Object.assign(new Error(`${code}: the disk fails`), { code });
  };

  const wrapFile = (file: object): object =>
    new Proxy(file, {
      get(target, name) {
        const real = Reflect.get(target, name);
        if (typeof real !== 'function') return real;
        return async (...given: unknown[]) => {
          // Closing never fails, or every test would leak an open file.
          if (name === 'close' || !due()) return real.apply(target, given);
          if (fault === 'short' && name !== 'write') return real.apply(target, given);
          if (fault === 'short') {
            const [bytes, offset, length, position] = given as [Uint8Array, number, number, number];
            return real.apply(target, [bytes, offset, Math.floor(length / 2), position]);
          }
          return refuse();
        };
      },
    });

  const disk = new Proxy(realDisk, {
    get(target, name) {
      const real = Reflect.get(target, name);
      if (typeof real !== 'function') return real;
      return async (...given: unknown[]) => {
        if (due() && fault === 'fails') refuse();
        const result = await real.apply(target, given);
        return name === 'open' ? wrapFile(result) : result;
      };
    },
  });
  return { disk, count: () => operations };
}
