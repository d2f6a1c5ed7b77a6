/** The visible quick-create entrances: one field each, so that two people's choices merge (spec 3§2.3, 3§7.5). */
import * as z from 'zod';
import type { RecordKind } from '../../common/record/record.ts';
import {
  allEntrances,
  entranceReads,
  entranceTerminals,
  savingEntrances,
  scopes,
} from '../../quick-create/calls.ts';
import { entranceKeyOf, idOf } from '../../quick-create/entrance.ts';

const locator = z.strictObject({
  scope: z.enum(scopes),
  terminal: z.enum(entranceTerminals),
  userId: z.string(),
  names: z.record(z.string(), z.string()),
});
type Locator = z.output<typeof locator>;

export type ChosenEntrances = Readonly<Record<string, boolean>>;

export const entrancesRecord: RecordKind<Locator, ChosenEntrances> = {
  id: 'quickCreateEntrances',
  locator,
  touches: entranceReads,
  title: () => 'quickCreate.chosenChange',
  label: (name, _, about) => ({ text: about?.names[name] ?? name }),
  async read(ask, shelf) {
    const { endpoint, input } = allEntrances(shelf);
    const all = await ask(endpoint, input);
    return Object.fromEntries(all.map((entry) => [idOf(entry), entry.selected]));
  },
  write(shelf, after, names) {
    const keys = (on: boolean) => names.filter((name) => after[name] === on).map(keyFrom);
    return savingEntrances(shelf, { addMenuEntrances: keys(true), delMenuEntrances: keys(false) });
  },
};

/** The inverse of `idOf`: a module has no `/` in its name. */
export function keyFrom(id: string) {
  const at = id.indexOf('/');
  return entranceKeyOf({ module: id.slice(0, at), moduleId: id.slice(at + 1) });
}
