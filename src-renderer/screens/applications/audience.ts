/** Columns of the audience sheet: targets in the address, targets of the most shares, words of pasted cells. */
import type { SharedApp } from '#shared/rules/applications/same-as/shared-apps.ts';
import type { AudienceTarget, ShareMark } from '#shared/rules/applications/sheet/judge-audience.ts';
import { shareKinds, targetKey } from '#shared/rules/common/shares/share.ts';

/** Parses `department/D205` from the address; null where it is no target. */
export function parseAudienceTarget(key: string): AudienceTarget | null {
  const [kind = '', ...rest] = key.split('/');
  const found = shareKinds.find((one) => one === kind);
  return found ? { kind: found, id: rest.join('/') } : null;
}

/** The targets of the most shares, everybody first. */
export function usualTargets(apps: readonly SharedApp[], most: number): AudienceTarget[] {
  const counted = new Map<string, { readonly target: AudienceTarget; count: number }>();
  for (const { kind, id } of apps.flatMap(({ shares }) => shares)) {
    const key = targetKey({ kind, id });
    const known = counted.get(key) ?? { target: { kind, id }, count: 0 };
    known.count += 1;
    counted.set(key, known);
  }
  counted.delete('all/');
  const others = [...counted.values()].sort((a, b) => b.count - a.count);
  return [{ kind: 'all', id: '' }, ...others.slice(0, most - 1).map(({ target }) => target)];
}

const spelled = new Map<string, ShareMark>([
  ...['1', 'x', '✓', 'yes', 'y', 'true'].map((word) => [word, 1] as const),
  ...['0', '-', '–', 'no', 'n', 'false'].map((word) => [word, 0] as const),
]);

/** Parses a pasted text; `words` maps the sheet's own words, in lower case, to values. null: not a value. */
export function parseShareMark(text: string, words: ReadonlyMap<string, number>): number | null {
  const word = text.trim().toLowerCase();
  return words.get(word) ?? spelled.get(word) ?? null;
}
