/**
 * What the user does to a record in a form: each field from what was seen to what is wanted. Fields that are not
 * touched follow the server, also while others are being typed. What is typed is kept as a draft, and offered when the
 * form is opened again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedNames, type Edit, type Edits, namesOf, sameValue } from '#shared/rules/records/merge.ts';
import { draftKey, keepDraft, readDraft } from '../../state/drafts.ts';

export interface DraftOffer {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Names of its fields. */
  readonly fields: readonly string[];
  readonly take: () => void;
  readonly drop: () => void;
}

export interface EditsState<Values extends object> {
  /** The stored values with the user's over them. */
  readonly values: Values;
  readonly edits: Edits<Values>;
  /** Fields that differ from what the user began with, and from what is stored by now. */
  readonly changed: readonly (keyof Values & string)[];
  /** Of a field that the user changed, what somebody else made of it meanwhile; undefined: nothing. */
  readonly elsewhere: (name: keyof Values & string) => { readonly value: unknown } | undefined;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly discard: () => void;
  /** These were saved: what was typed meanwhile stays. */
  readonly saved: (edits: Edits<Values>) => void;
  readonly offer: DraftOffer | null;
}

type Kept<Values extends object> = { readonly time: number; readonly edits: Edits<Values> } | null;

/** `form` names it for its drafts; `secrets` are fields that are never kept. */
export function useEdits<Values extends object>(
  form: string,
  stored: Values,
  secrets: readonly (keyof Values & string)[] = [],
): EditsState<Values> {
  const [key] = useState(() => draftKey(form));
  const [edits, setEdits] = useState<Edits<Values>>({});
  const [offered, setOffered] = useState<Kept<Values>>(() => readDraft(key) as Kept<Values>);
  const begin = useRef(stored);
  begin.current = stored;
  const values = { ...stored };
  for (const name of namesOf(edits)) {
    const edit = edits[name];
    if (edit) values[name] = edit.to;
  }
  useKept(key, edits, offered, secrets);
  const set = useCallback(<Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setEdits((now) => {
      const from = (now[name] as Edit<Values[Name]> | undefined)?.from ?? begin.current[name];
      if (JSON.stringify(value) !== JSON.stringify(begin.current[name]))
        return { ...now, [name]: { from, to: value } };
      const others = namesOf(now).filter((each) => each !== name);
      return Object.fromEntries(others.map((each) => [each, now[each]])) as Edits<Values>;
    });
  }, []);
  const discard = useCallback(() => setEdits({}), []);
  const saved = useCallback(
    (sent: Edits<Values>) =>
      setEdits((now) => {
        const left = namesOf(now).flatMap((name) => {
          const [edit, was] = [now[name], sent[name]];
          if (!edit || (was && edit.to === was.to)) return [];
          return [[name, was ? { from: was.to, to: edit.to } : edit]];
        });
        return Object.fromEntries(left) as Edits<Values>;
      }),
    [],
  );
  const open = offered === null ? [] : openNames(offered.edits, values);
  return {
    ...{ values, edits, set, discard, saved },
    changed: changedNames(edits).filter((name) => !sameValue(edits[name]?.to, stored[name])),
    elsewhere: (name) => {
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
              setEdits((now) => ({ ...offered.edits, ...now }));
              setOffered(null);
            },
            drop: () => setOffered(null),
          },
  };
}

/** Fields of the draft that would change anything. */
function openNames<Values extends object>(edits: Edits<Values>, values: Values) {
  return changedNames(edits).filter((name) => name in values && !sameValue(edits[name]?.to, values[name]));
}

/** Keeps what is typed, with the draft that is still offered. Unmounting keeps it too: that is what it is for. */
function useKept<Values extends object>(
  key: string,
  edits: Edits<Values>,
  offered: Kept<Values>,
  secrets: readonly string[],
): void {
  const hidden = useRef(secrets);
  useEffect(() => {
    const all = { ...offered?.edits, ...edits } as Edits<Values>;
    const kept = namesOf(all).filter((name) => !hidden.current.includes(name));
    const draft = Object.fromEntries(kept.map((name) => [name, all[name]]));
    const time = Object.keys(edits).length > 0 ? Date.now() : (offered?.time ?? Date.now());
    keepDraft(key, kept.length === 0 ? null : { time, edits: draft as never });
  }, [key, edits, offered]);
}
