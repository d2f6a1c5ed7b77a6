/**
 * The user's edits of a record in a form: each field from its seen to its wanted value. Untouched fields follow the
 * server even during typing. Edits are stored as a draft, which is offered when the form opens again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedNames, type Edit, type Edits, editedNames, sameValue } from '#shared/kit/merge.ts';
import { draftKey, keepDraft, lastingDraftKey, localDraftKey, readDraft } from '#state/drafts.ts';

export interface DraftOffer {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly fields: readonly string[];
  readonly take: () => void;
  readonly drop: () => void;
}

export interface EditsState<Values extends object> {
  /** The stored values with the user's edits over them. */
  readonly values: Values;
  readonly edits: Edits<Values>;
  /** Fields that differ from their original values and from the stored ones. */
  readonly changed: readonly (keyof Values & string)[];
  /** Another person's newer value of a field that the user has changed; undefined for none. */
  readonly newerValue: (name: keyof Values & string) => { readonly value: unknown } | undefined;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly discard: () => void;
  /** Marks the edits that are being saved; null when the save has ended. */
  readonly sending: (edits: Edits<Values> | null) => void;
  /** Whether the user has typed since the save began. */
  readonly typedSince: boolean;
  /** Removes saved edits; later input stays. */
  readonly removeSaved: (edits: Edits<Values>) => void;
  readonly offer: DraftOffer | null;
  /** The current state, even before the next render. */
  readonly now: () => Snapshot<Values>;
}

interface Snapshot<Values extends object> {
  readonly values: Values;
  readonly edits: Edits<Values>;
  readonly changed: readonly (keyof Values & string)[];
}

type Kept<Values extends object> = { readonly time: number; readonly edits: Edits<Values> } | null;

export interface DraftRules<Values extends object> {
  /** Fields that a draft never contains. */
  readonly secrets?: readonly (keyof Values & string)[];
  /** Removes nested secrets from a field's value. */
  readonly harmless?: (name: keyof Values & string, value: unknown) => unknown;
  /** The form is about this computer, so its draft belongs to no account or server. */
  readonly local?: boolean;
  /** The draft outlives a restart of the program, not only the window's reload. */
  readonly lasting?: boolean;
}

/** `form`: the form's name in draft keys. */
export function useEdits<Values extends object>(
  form: string,
  stored: Values,
  rules: DraftRules<Values> = {},
): EditsState<Values> {
  const [key] = useState(() => keyFor(form, rules));
  const [edits, setEdits] = useState<Edits<Values>>({});
  const [offered, setOffered] = useState<Kept<Values>>(() => readDraft(key) as Kept<Values>);
  const begin = useRef(stored);
  begin.current = stored;
  const heldEdits = useRef<Edits<Values>>({});
  const onItsWay = useRef<Edits<Values> | null>(null);
  const put = useCallback((next: Edits<Values>) => {
    heldEdits.current = next;
    setEdits(next);
  }, []);
  const { values, changed } = snapshot(stored, edits);
  const keepNow = useKept(key, edits, offered, rules);
  const set = useCallback(
    <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
      const now = heldEdits.current;
      const from = (now[name] as Edit<Values[Name]> | undefined)?.from ?? begin.current[name];
      // Typing the original value back during a save is still a change against the value being stored.
      if (onItsWay.current?.[name] || JSON.stringify(value) !== JSON.stringify(begin.current[name]))
        return put({ ...now, [name]: { from, to: value } });
      const others = editedNames(now).filter((each) => each !== name);
      put(Object.fromEntries(others.map((each) => [each, now[each]])) as Edits<Values>);
    },
    [put],
  );
  // Stored at once, since a closing form does not render again.
  const discard = useCallback(() => {
    keepNow(() => ({}));
    put({});
  }, [keepNow, put]);
  const saved = useCallback(
    (sent: Edits<Values>) => {
      keepNow((now) => withoutSent(now, sent));
      put(withoutSent(heldEdits.current, sent));
    },
    [keepNow, put],
  );
  const open = offered === null ? [] : openNames(offered.edits, values);
  return {
    values,
    edits,
    changed,
    set,
    discard,
    removeSaved: saved,
    sending: (sent) => {
      onItsWay.current = sent;
    },
    typedSince: onItsWay.current !== null && editedNames(withoutSent(edits, onItsWay.current)).length > 0,
    now: () => snapshot(begin.current, heldEdits.current),
    newerValue: (name) => {
      const edit = edits[name];
      const now = stored[name];
      if (!edit || sameValue(now, edit.from) || sameValue(now, edit.to)) return undefined;
      return { value: now };
    },
    offer:
      offered === null || open.length === 0
        ? null
        : {
            time: offered.time,
            fields: open,
            take: () => {
              put({ ...offered.edits, ...heldEdits.current });
              setOffered(null);
            },
            drop: () => setOffered(null),
          },
  };
}

function keyFor(form: string, { local, lasting }: { local?: boolean; lasting?: boolean }): string {
  if (local) return localDraftKey(form);
  return lasting ? lastingDraftKey(form) : draftKey(form);
}

/** The stored values with the edits laid over them. */
function snapshot<Values extends object>(stored: Values, edits: Edits<Values>): Snapshot<Values> {
  const values = { ...stored };
  for (const name of editedNames(edits)) {
    const edit = edits[name];
    if (edit) values[name] = edit.to;
  }
  const changed = changedNames(edits).filter((name) => !sameValue(edits[name]?.to, stored[name]));
  return { values, edits, changed };
}

/** The edits made during the save. */
function withoutSent<Values extends object>(now: Edits<Values>, sent: Edits<Values>): Edits<Values> {
  const conflicts = editedNames(now).flatMap((name) => {
    const [edit, was] = [now[name], sent[name]];
    if (!edit || (was && edit.to === was.to)) return [];
    return [[name, was ? { from: was.to, to: edit.to } : edit]];
  });
  return Object.fromEntries(conflicts) as Edits<Values>;
}

/** Fields of a draft that would still change something. */
function openNames<Values extends object>(edits: Edits<Values>, values: Values) {
  return changedNames(edits).filter((name) => name in values && !sameValue(edits[name]?.to, values[name]));
}

/** Stores edits and the offered draft, also on unmount. Returns a function that stores before the next render. */
function useKept<Values extends object>(
  key: string,
  edits: Edits<Values>,
  offered: Kept<Values>,
  rules: DraftRules<Values>,
): (make: (now: Edits<Values>) => Edits<Values>) => void {
  const latest = useRef({ edits, offered, rules });
  latest.current = { edits, offered, rules };
  useEffect(() => keep(key, edits, offered, latest.current.rules), [key, edits, offered]);
  return useCallback(
    (make) => keep(key, make(latest.current.edits), latest.current.offered, latest.current.rules),
    [key],
  );
}

function keep<Values extends object>(
  key: string,
  edits: Edits<Values>,
  offered: Kept<Values>,
  { secrets = [], harmless = (_, value) => value }: DraftRules<Values>,
): void {
  const all = { ...offered?.edits, ...edits } as Edits<Values>;
  const names = editedNames(all).filter((name) => /* wall: draft-no-secret */ !secrets.includes(name));
  const draft = Object.fromEntries(
    names.map((name) => [name, { from: harmless(name, all[name]?.from), to: harmless(name, all[name]?.to) }]),
  );
  const time = Object.keys(edits).length > 0 ? Date.now() : (offered?.time ?? Date.now());
  keepDraft(key, names.length === 0 ? null : { time, edits: draft });
}
