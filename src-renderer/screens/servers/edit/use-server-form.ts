/** A server's form: its fields over the newest profile, refusals at their fields, what another window changed. */
import { useRef } from 'react';
import { bridge } from '#data/bridge.ts';
import { translate, useText } from '#data/text.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { namesOf } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { serverFields } from '#shared/rules/servers/server-fields.ts';
import type { Work } from '#widgets/Form/change.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { chooseMine } from './choose-mine.ts';
import { faultsOf } from './form-faults.ts';
import { fieldOfPart, fieldsOf } from './profile-fields.ts';
import { refusedField } from './refused-field.ts';
import { saveProfile } from './save-profile.ts';
import { harmless, keep, neverKept, type ServerForm, toDraft } from './server-form.ts';
import { serverLabel } from './server-label.ts';

interface ServerFormFacts {
  /** Null: a new one. */
  readonly profile: ServerProfile | null;
  /** It was removed elsewhere. */
  readonly gone: boolean;
  /** Names the form for its draft. */
  readonly draft: string;
  /** What is saved: it follows what other windows save. */
  readonly stored: ServerForm;
  /** It begins as another one is. */
  readonly copied: boolean;
}

export function useServerForm({ profile, gone, draft, stored, copied }: ServerFormFacts) {
  const { t } = useText();
  /** Fields as they were when the user began with each of them. */
  const begun = useRef<Record<string, unknown>>({});
  const written = useRef<ServerList | null>(null);
  const known = gone ? null : profile;
  const write = ({ values, edits }: Work<ServerForm>): Promise<ServerList | null> => {
    if (!known) return bridge.servers.add(toDraft(values, null));
    const before = Object.fromEntries(namesOf(edits).map((name) => [name, edits[name]?.from]));
    const beganWith = { ...fieldsOf({ ...values, ...before }, known), ...begun.current };
    return saveProfile({ edits, values, shown: known, begun: beganWith }, (clashes, newest) =>
      chooseMine(clashes, newest, t),
    );
  };
  const form = useForm<ServerForm>({
    name: `server/${draft}`,
    stored,
    fields: serverFields,
    rules: faultsOf,
    refusals: refusedField,
    drafts: { secrets: neverKept, harmless, local: true },
    label: labelOf,
    ...(known ? {} : { isNew: true }),
    ...(copied ? { begun: ['name'] as const } : {}),
    // One notice names them all: of most a value says little.
    meanwhile: null,
    change: {
      async send(work) {
        written.current = await write(work);
        return written.current ? 'saved' : 'kept';
      },
    },
  });
  const set: typeof form.set = (name, value) => {
    const field = fieldOfPart(name);
    const isBegun = namesOf(form.edits).some((each) => fieldOfPart(each) === field);
    if (!isBegun) begun.current[field] = fieldsOf(stored, profile)[field];
    form.set(name, value);
    // What was given for another kind of sign-in is of no use.
    if (name === 'signIn') form.set('credential', keep);
  };
  const elsewhere = namesOf(form.edits).filter((name) => form.elsewhere(name) !== null);
  return {
    form: { ...form, set },
    /** Labels of fields that are being changed here and were changed elsewhere. */
    elsewhere: [...new Set(elsewhere.map(form.labelOf))],
    /** The list with it; null where it is not saved, which is said. */
    async save(): Promise<ServerList | null> {
      written.current = null;
      if (!(await form.save())) return null;
      // Nothing was to be saved: it stands in the list as it is.
      return written.current ?? (await bridge.servers.list({}));
    },
    /** As it would be sent; null where something is wrong with it, which is said. */
    async ready() {
      const values = await form.ready();
      return values && toDraft(values, known);
    },
  };
}

export type ServerFormState = ReturnType<typeof useServerForm>;

function labelOf(name: string): string | undefined {
  if (name.startsWith('path-')) return name.slice('path-'.length);
  const key = serverLabel(name);
  return key ? translate(key) : undefined;
}
