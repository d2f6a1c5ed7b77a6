/** Families of themes and the packages that themes came from, a durable document for each tenant (`theme-notes`). */
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import { mostImportNotes, type ThemeNotes, type ThemeNotesScope } from '#shared/bridge/theme-notes.ts';
import { familyLimits, type ThemeFamilyNote, themeFamily } from '#shared/rules/themes/family/theme-family.ts';
import { type ImportNote, importNote } from '#shared/rules/themes/package/import-note.ts';
import { notKeptError, withNotKeptError } from '../durable/not-kept.ts';
import { tenantStores } from '../durable/tenant-stores.ts';

const notesOfTenant = z.strictObject({
  server: z.string(),
  tenant: z.string(),
  families: z.array(themeFamily),
  imports: z.array(importNote),
});
type NotesOfTenant = z.output<typeof notesOfTenant>;

type KeptFamily = ThemeNotesScope & {
  readonly family: Omit<ThemeFamilyNote, 'time'>;
  readonly from: number | null;
};
type RemovedFamily = ThemeNotesScope & { readonly id: string; readonly from: number };
type KeptImports = ThemeNotesScope & { readonly imports: readonly ImportNote[] };

/** Rejects with THEME_NOTES_NOT_KEPT and `reason` where the disk refuses or the limit is reached. */
export interface ThemeNotesService {
  read(scope: ThemeNotesScope): Promise<ThemeNotes>;
  keepFamily(kept: KeptFamily): Promise<ThemeFamilyNote>;
  removeFamily(removed: RemovedFamily): Promise<ThemeNotes>;
  keepImports(kept: KeptImports): Promise<ThemeNotes>;
  forgetServer(server: string): Promise<void>;
}

interface ThemeNotesOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly onChanged: (scope: ThemeNotesScope) => void;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
}

export function createThemeNotesService(o: ThemeNotesOptions): ThemeNotesService {
  const stores = tenantStores<NotesOfTenant>({
    folder: o.folder,
    now: o.now,
    setAside: o.setAside,
    read: (data) => notesOfTenant.safeParse(data).data ?? null,
    defaults: ({ server, tenant }) => ({ server, tenant, families: [], imports: [] }),
  });
  const update = async ({ server, tenant }: ThemeNotesScope, change: (now: NotesOfTenant) => NotesOfTenant) =>
    orNotKept(async () => {
      const notes = await stores.update({ server, tenant }, change);
      o.onChanged({ server, tenant });
      return notes;
    });
  return {
    read: ({ server, tenant }) => orNotKept(async () => shared(await stores.look({ server, tenant }))),
    async keepFamily({ family, from, ...scope }) {
      let time = o.now();
      await update(scope, (now) => {
        checkUnchanged(now, family.id, from);
        // Two states of one family never have the same time.
        time = Math.max(o.now(), (from ?? 0) + 1);
        const others = now.families.filter(({ id }) => id !== family.id);
        if (others.length >= familyLimits.families) throw notKeptError(...unkept, 'FULL');
        return { ...now, families: [...others, { ...family, time }] };
      });
      return { ...family, time };
    },
    removeFamily: async ({ id, from, ...scope }) =>
      shared(
        await update(scope, (now) => {
          checkUnchanged(now, id, from);
          return { ...now, families: now.families.filter((family) => family.id !== id) };
        }),
      ),
    keepImports: async ({ imports, ...scope }) =>
      shared(
        await update(scope, (now) => {
          const fresh = new Set(imports.map(({ subject }) => subject));
          const others = now.imports.filter(({ subject }) => !fresh.has(subject));
          return { ...now, imports: [...others, ...imports].slice(-mostImportNotes) };
        }),
      ),
    forgetServer: stores.forgetServer,
  };
}

const shared = ({ families, imports }: NotesOfTenant): ThemeNotes => ({ families, imports });

function checkUnchanged({ families }: NotesOfTenant, id: string, from: number | null): void {
  if ((families.find((family) => family.id === id)?.time ?? null) !== from)
    throw new BridgeError('THEME_FAMILY_CHANGED', 'the family was changed or removed meanwhile');
}

const unkept = ['THEME_NOTES_NOT_KEPT', 'notes on themes could not be kept or read'] as const;
const orNotKept = <T>(work: () => Promise<T>): Promise<T> => withNotKeptError(...unkept, work);
