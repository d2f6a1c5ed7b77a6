/** The console user's choices, in one durable file (`choices.json`); at most `mostChoices`. */
import { type KeptChoices, keptChoices, mostChoices } from '#shared/bridge/choices.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { systemCode } from '../durable/disk.ts';
import { type DurableStore, openStore } from '../durable/store.ts';

export interface ChoicesService {
  /** Returns all choices; none where the file is unreadable. */
  all(): Promise<KeptChoices>;
  /** '' deletes the choice. Rejects with CHOICE_NOT_KEPT and `reason`. */
  keep(choice: { readonly name: string; readonly value: string }): Promise<null>;
}

export interface ChoicesOptions {
  readonly folder: string;
  readonly now?: () => number;
  /** Called for files that were set aside as unreadable, and for other failures. */
  readonly report: (error: unknown) => void;
}

export function createChoicesService({ folder, now, report }: ChoicesOptions): ChoicesService {
  let opening: Promise<DurableStore<KeptChoices>> | null = null;
  const open = (): Promise<DurableStore<KeptChoices>> => {
    opening ??= opened().catch((error: unknown) => {
      // A failure rejects the pending calls, and the next call tries again.
      opening = null;
      throw error;
    });
    return opening;
  };
  const opened = async (): Promise<DurableStore<KeptChoices>> => {
    const store = await openStore<KeptChoices>({
      folder,
      name: 'choices',
      version: 1,
      read: (data) => keptChoices.safeParse(data).data ?? null,
      defaults: () => ({}),
      ...(now ? { now } : {}),
    });
    for (const file of store.loaded.asideNames)
      report(new Error(`choices could not be read; they are kept as ${file}`));
    return store;
  };
  return {
    async all() {
      try {
        return await (await open()).refresh();
      } catch (error) {
        // The start goes on with the choices in the browser's own storage.
        report(error);
        return {};
      }
    },
    async keep({ name, value }) {
      try {
        await (await open()).update((current) => changed(current, name, value));
        return null;
      } catch (cause) {
        if (cause instanceof BridgeError) throw cause;
        throw notKept(systemCode(cause), cause);
      }
    },
  };
}

function changed(current: KeptChoices, name: string, value: string): KeptChoices {
  if (current[name] === value) return current;
  const { [name]: _, ...others } = current;
  if (value === '') return others;
  if (Object.keys(others).length >= mostChoices) throw notKept('FULL');
  return { ...others, [name]: value };
}

function notKept(reason: string, cause?: unknown): BridgeError {
  const error = new BridgeError('CHOICE_NOT_KEPT', `a choice could not be kept: ${reason}`, { reason });
  if (cause !== undefined) error.cause = cause;
  return error;
}
