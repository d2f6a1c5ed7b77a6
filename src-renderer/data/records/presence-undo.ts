/** The way back of creating or deleting a record whose id the server assigns. */
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { Change, RecordUndo } from '../changes/change.ts';

interface At<Values> {
  readonly id: string;
  readonly made: Values;
}
export type PresenceKind<Locator> = RecordKind<Locator, { readonly there: readonly object[] }>;

/** A creation may wait in the tray: no caller needs the id before it is applied. */
export function undoOfCreating<Values extends object, Locator extends At<Values>>(
  kind: PresenceKind<Locator>,
  locator: Locator,
): Pick<Change, 'restores' | 'restoresAfter' | 'collects'> & Required<Pick<Change, 'check'>> {
  const undo = (at: Locator): RecordUndo => ({
    kind: kind.id,
    place: at,
    edits: { there: { from: [locator.made], to: [] } },
  });
  return {
    restores: undo(locator),
    collects: true,
    async check() {
      const { refuseWrong } = await import('./refused-content.ts');
      refuseWrong(kind, locator, {
        newest: { there: [] },
        after: { there: [locator.made] },
        changed: ['there'],
      });
    },
    restoresAfter: (answer) => undo(kind.locatorAfter?.(locator, answer) ?? locator),
  };
}

export function undoOfDeleting<Values extends object, Locator extends At<Values>>(
  kind: PresenceKind<Locator>,
  locator: Locator,
): Pick<Change, 'restores' | 'collects'> {
  const edits = { there: { from: [], to: [locator.made] } };
  return { restores: { kind: kind.id, place: locator, edits }, collects: true };
}

type WholeChange = Pick<Change, 'title' | 'endpoint' | 'input' | 'touches'>;

/** A change that makes a record, as the record declares it, with its way back. */
export function creationOf<Values extends object, Locator extends At<Values>>(
  kind: PresenceKind<Locator>,
  locator: Locator,
): WholeChange & Pick<Change, 'before'> & ReturnType<typeof undoOfCreating> {
  return { ...written(kind, locator, [locator.made]), before: null, ...undoOfCreating(kind, locator) };
}

/** A change that deletes a record; the caller adds `before`, which the journal keeps. */
export function deletionOf<Values extends object, Locator extends At<Values>>(
  kind: PresenceKind<Locator>,
  locator: Locator,
): WholeChange & ReturnType<typeof undoOfDeleting> {
  return { ...written(kind, locator, []), ...undoOfDeleting(kind, locator) };
}

function written<Locator>(
  kind: PresenceKind<Locator>,
  locator: Locator,
  there: readonly object[],
): WholeChange {
  const { endpoint, input } = kind.write(locator, { there }, ['there']);
  const title = kind.title(['there'], { ...locator, there });
  return { title, endpoint, input, touches: kind.touches };
}
