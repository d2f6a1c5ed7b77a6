/** The way back of creating or deleting a record whose id the server assigns. */
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { Change, RecordUndo } from '../changes/change.ts';

interface At<Values> {
  readonly id: string;
  readonly made: Values;
}
type PresenceKind<Place> = RecordKind<Place, { readonly there: readonly object[] }>;

/** A creation may wait in the tray: no caller needs the id before it is applied. */
export function makes<Values extends object, Place extends At<Values>>(
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

export function deletes<Values extends object, Place extends At<Values>>(
  kind: PresenceKind<Place>,
  place: Place,
): Pick<Change, 'restores' | 'collects'> {
  const edits = { there: { from: [], to: [place.made] } };
  return { restores: { kind: kind.id, place, edits }, collects: true };
}
