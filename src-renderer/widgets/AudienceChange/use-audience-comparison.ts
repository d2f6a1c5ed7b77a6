/** Reads who gains and who loses by unsaved shares: in pages, up to a limit, until somebody stops it. */
import { useEffect, useMemo, useState } from 'react';
import { callRead } from '#data/read.ts';
import { useDebounced } from '#data/use-debounced.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { queryShareAudience } from '#shared/api/applications/shares.ts';
import { everyPage } from '#shared/kit/every-page.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import { sharesKey } from '../Shares/shares-key.ts';
import {
  type AudienceComparison,
  type AudienceRow,
  compareAudiences,
  editKey,
  memberShares,
  type ShareEdit,
} from './compare-audiences.ts';

/** People of one answer. */
const atOnce = 500;
/** The most people that are read for one comparison, before and after together. */
export const mostCompared = 20_000;
/** Milliseconds without another edit before the reading begins. */
const pause = 500;

type State =
  | { readonly is: 'reading'; readonly done: number }
  | { readonly is: 'compared'; readonly comparison: AudienceComparison }
  /** The server has no such call. */
  | { readonly is: 'missing' | 'stopped' }
  | { readonly is: 'failed'; readonly error: unknown };

const begun: State = { is: 'reading', done: 0 };

export function useAudienceComparison(deptId: string, edits: readonly ShareEdit[]) {
  const key = edits.map((edit) => `${edit.name}\n\n${editKey(edit)}`).join('\n\n\n');
  const settled = useDebounced(key, pause);
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ readonly of: string; readonly state: State }>({ of: '', state: begun });
  const [reading, setReading] = useState<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the edits; `tries` reads again
  useEffect(() => {
    if (settled !== key) return;
    const ended = new AbortController();
    setReading(ended);
    const tell = (state: State) => {
      if (!ended.signal.aborted) setRead({ of: key, state });
    };
    tell(begun);
    compareAudiences(
      edits,
      audienceReader(deptId, ended.signal, (done) => tell({ is: 'reading', done })),
    )
      .then((comparison) => tell({ is: 'compared', comparison }))
      .catch((error: unknown) => {
        const isMissing = error instanceof ApiError && error.lookedAt !== null;
        tell(isMissing ? { is: 'missing' } : { is: 'failed', error });
      });
    return () => ended.abort();
  }, [deptId, settled, key, tries]);
  return {
    state: read.of === key ? read.state : begun,
    stop: () => {
      reading?.abort();
      setRead({ of: key, state: { is: 'stopped' } });
    },
    again: useMemo(() => () => setTries((before) => before + 1), []),
  };
}

/** Each audience is read once; people who do not see it are read only where their membership may be unknown. */
function audienceReader(deptId: string, signal: AbortSignal, onPeople: (done: number) => void) {
  const known = new Map<string, Promise<readonly AudienceRow[] | null>>();
  let done = 0;
  const read = async (shares: readonly Share[]) => {
    const sysMenuShares = toWireShares(shares, { moduleStr: '', moduleId: '', levels: true });
    const everybody = memberShares(shares).length > 0;
    const rows: AudienceRow[] = [];
    const before = done;
    const load = (pageNo: number) =>
      callRead(
        queryShareAudience,
        { deptId, sysMenuShares, everybody, pageNo, pageSize: atOnce },
        { signal },
      );
    for await (const page of everyPage(load, ({ id }) => id)) {
      if (before + page.total > mostCompared) return null;
      rows.push(...page.rows);
      done = before + rows.length;
      onPeople(done);
    }
    return rows;
  };
  return (shares: readonly Share[]) => {
    const key = sharesKey(shares);
    const reading = known.get(key) ?? read(shares);
    known.set(key, reading);
    return reading;
  };
}
