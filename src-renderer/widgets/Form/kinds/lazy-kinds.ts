/** Lazily loads controls with a library of their own, all of a form's at once, so that rendered fields do not move. */
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { store } from '#data/store.ts';
import { type AnyRow, type Fields, optionsOf, rowsOf } from '#shared/rules/common/fields/field.ts';
import { PageLoadError } from '#state/lazy-component.ts';

const loads = {
  code: async () => (await import('./Code.tsx')).Code,
  choice: async () => (await import('./Choice.tsx')).ChoiceControl,
  dateRange: async () => (await import('./Days.tsx')).DaysControl,
  colour: async () => (await import('../../controls/ColorPicker.tsx')).ColorPicker,
  font: async () => (await import('./Font.tsx')).Font,
  image: async () => (await import('./Picture.tsx')).PictureControl,
  shares: async () => (await import('./Shares.tsx')).Shares,
  targets: async () => (await import('./Targets.tsx')).Targets,
  richText: async () => (await import('./RichTextControl.tsx')).RichTextControl,
};
type LateKind = keyof typeof loads;
type LateKinds = { readonly [Kind in LateKind]: Awaited<ReturnType<(typeof loads)[Kind]>> };

const loadedAtom = atom<Partial<LateKinds>>({});

/** Limit of a choice's options for showing all of them in one line. */
const inSight = 5;

/** Returns the lazy control that a row needs, if any. */
export function lazyKindOf<Values>(row: AnyRow<Values>, values: Values): LateKind | null {
  if (row.kind === 'choice')
    return row.look === 'list' || optionsOf<Values>(row, values).length > inSight ? 'choice' : null;
  return Object.hasOwn(loads, row.kind) ? (row.kind as LateKind) : null;
}

/** All loaded controls once the needed ones have arrived; null until then. */
export function useLazyKinds(needed: readonly (LateKind | null)[]): LateKinds | null {
  const loaded = useAtomValue(loadedAtom);
  const [failed, setFailed] = useState<PageLoadError | null>(null);
  const missing = needed.filter((kind) => kind !== null).filter((kind) => !loaded[kind]);
  const missingKinds = [...new Set(missing)].join(' ');
  useEffect(() => {
    if (missingKinds === '') return;
    Promise.all(missingKinds.split(' ').map((kind) => load(kind as LateKind))).catch((cause: unknown) =>
      setFailed(new PageLoadError(cause)),
    );
  }, [missingKinds]);
  if (missing.length === 0) return loaded as LateKinds;
  if (failed) throw failed;
  return null;
}

/** Whether the controls of the form's initial fields have loaded. */
export function useFirstKinds<Values extends object>({ fields, values }: FirstFields<Values>): boolean {
  const [first] = useState(() =>
    rowsOf(fields).map(([, row]) => ((row.when?.(values) ?? true) ? lazyKindOf<Values>(row, values) : null)),
  );
  return useLazyKinds(first) !== null;
}

interface FirstFields<Values extends object> {
  readonly fields: Fields<Values>;
  readonly values: Values;
}

async function load(kind: LateKind): Promise<void> {
  const control = await loads[kind]();
  store.set(loadedAtom, (now) => ({ ...now, [kind]: control }));
}
