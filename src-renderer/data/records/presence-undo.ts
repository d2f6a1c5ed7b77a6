/** The way back of creating or deleting a record whose id the server assigns. */
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { Change, RecordUndo } from '../changes/change.ts';

interface At<Values> {
  readonly id: string;
  readonly made: Values;
}
export type PresenceKind<Place> = RecordKind<Place, { readonly there: readonly object[] }>;

/** A creation may wait in the tray: no caller needs the id before it is applied. */
export function undoOfCreating<Values extends object, Place extends At<Values>>(
  kind: PresenceKind<Place>,
  place: Place,
): Pick<Change, 'restores' | 'restoresAfter' | 'collects'> & Required<Pick<Change, 'check'>> {
  const undo = (at: Place): RecordUndo => ({
    kind: kind.id,
    place: at,
    edits: { there: { from: [place.made], to: [] } },
  });
  return {
    restores: undo(place),
    collects: true,
    async check() {
      const { refuseWrong } = await import('./refused-content.ts');
      refuseWrong(kind, place, { newest: { there: [] }, after: { there: [place.made] }, changed: ['there'] });
    },
    restoresAfter: (answer) => undo(kind.placeAfter?.(place, answer) ?? place),
  };
}

export function undoOfDeleting<Values extends object, Place extends At<Values>>(
  kind: PresenceKind<Place>,
  place: Place,
): Pick<Change, 'restores' | 'collects'> {
  const edits = { there: { from: [], to: [place.made] } };
  return { restores: { kind: kind.id, place, edits }, collects: true };
}

type WholeChange = Pick<Change, 'title' | 'endpoint' | 'input' | 'touches'>;

/** A change that makes a record, as the record declares it, with its way back. */
export function creationOf<Values extends object, Place extends At<Values>>(
  kind: PresenceKind<Place>,
  place: Place,
): WholeChange & Pick<Change, 'before'> & ReturnType<typeof undoOfCreating> {
  return { ...written(kind, place, [place.made]), before: null, ...undoOfCreating(kind, place) };
}

/** A change that deletes a record; the caller adds `before`, which the journal keeps. */
export function deletionOf<Values extends object, Place extends At<Values>>(
  kind: PresenceKind<Place>,
  place: Place,
): WholeChange & ReturnType<typeof undoOfDeleting> {
  return { ...written(kind, place, []), ...undoOfDeleting(kind, place) };
}

function written<Place>(kind: PresenceKind<Place>, place: Place, there: readonly object[]): WholeChange {
  const { endpoint, input } = kind.write(place, { there }, ['there']);
  const title = kind.title(['there'], { ...place, there });
  return { title, endpoint, input, touches: kind.touches };
}
