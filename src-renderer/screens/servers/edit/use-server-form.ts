/** A server's form: merges into the newest profile, shows refusals at their fields, tells other windows' changes. */
import { useRef } from 'react';
import { bridge } from '#data/bridge.ts';
import { type Translate, translate, useText } from '#data/text.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { type Clash, editedNames } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { serverFields } from '#shared/rules/servers/server-fields.ts';
import { chooseValues } from '#widgets/ChooseValues/ChooseValues.tsx';
import type { EditedForm } from '#widgets/Form/change.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { notify } from '#widgets/notify.tsx';
import { faultsOf } from './form-faults.ts';
import { fieldOfPart, fieldsOf, type ProfileFields } from './profile-fields.ts';
import { clashRows } from './profile-words.ts';
import { refusedField } from './refused-field.ts';
import { saveProfile } from './save-profile.ts';
import { keepSecret, neverKept, type ServerForm, toDraft, withoutSecrets } from './server-form.ts';
import { serverLabel } from './server-label.ts';

interface ServerFormFacts {
  /** null for a new server. */
  readonly profile: ServerProfile | null;
  /** Another window has removed the profile. */
  readonly isRemoved: boolean;
  /** The form's name for its draft. */
  readonly draft: string;
  /** The saved values, which follow other windows' saves. */
  readonly stored: ServerForm;
  /** The form is a copy of another profile. */
  readonly copied: boolean;
}

export function useServerForm({ profile, isRemoved: wasDeleted, draft, stored, copied }: ServerFormFacts) {
  const { t } = useText();
  /** Each field's value at the time when the user began to change it. */
  const begun = useRef<Record<string, unknown>>({});
  const written = useRef<ServerList | null>(null);
  const known = wasDeleted ? null : profile;
  const write = ({ values, edits }: EditedForm<ServerForm>): Promise<ServerList | null> => {
    if (!known) return bridge.servers.add(toDraft(values, null));
    const before = Object.fromEntries(editedNames(edits).map((name) => [name, edits[name]?.from]));
    const beganWith = { ...fieldsOf({ ...values, ...before }, known), ...begun.current };
    return saveProfile({ edits, values, baseProfile: known, initialFields: beganWith }, (clashes, newest) =>
      chooseProfileValues(clashes, newest, t),
    );
  };
  const form = useForm<ServerForm>({
    name: `server/${draft}`,
    stored,
    fields: serverFields,
    rules: faultsOf,
    refusals: refusedField,
    drafts: { secrets: neverKept, harmless: withoutSecrets, local: true },
    label: labelOf,
    ...(known ? {} : { isNew: true }),
    ...(copied ? { initiallyChanged: ['name'] as const } : {}),
    // One notice names all fields: most of their values say little.
    conflictText: null,
    change: {
      async send(work) {
        written.current = await write(work);
        return written.current ? 'saved' : 'kept';
      },
    },
  });
  const set: typeof form.set = (name, value) => {
    const field = fieldOfPart(name);
    const isBegun = editedNames(form.edits).some((each) => fieldOfPart(each) === field);
    if (!isBegun) begun.current[field] = fieldsOf(stored, profile)[field];
    form.set(name, value);
    // The credential of another kind of sign-in is useless.
    if (name === 'signIn') form.set('credential', keepSecret);
  };
  const elsewhere = editedNames(form.edits).filter((name) => form.newerText(name) !== null);
  return {
    form: { ...form, set },
    /** Labels of fields that both this form and another window have changed. */
    elsewhere: [...new Set(elsewhere.map(form.labelOf))],
    /** Resolves to the list with the saved profile; null if it was not saved, with a message. */
    async save(): Promise<ServerList | null> {
      written.current = null;
      if (!(await form.save())) return null;
      // Nothing had to be saved: the profile stands in the list unchanged.
      return written.current ?? (await bridge.servers.list({}));
    },
    /** The draft for the shell; null for an invalid form, which then shows its problems. */
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

/** Asks whose values to save where another window has changed the same fields of a profile. */
async function chooseProfileValues(
  clashes: readonly Clash<ProfileFields>[],
  newest: ServerProfile,
  t: Translate,
): Promise<ReadonlySet<string> | null> {
  const mine = await chooseValues({
    title: t('servers.form.clash.title'),
    text: t('record.clash.text'),
    rows: clashRows(clashes, newest, t),
    first: t('record.clash.mine'),
    second: t('servers.form.clash.theirs'),
    all: { first: t('record.clash.allMine'), second: t('servers.form.clash.allTheirs') },
    action: t('record.clash.save'),
    cancel: t('record.clash.back'),
  });
  if (mine?.size === 0) notify({ tone: 'info', text: t('servers.form.clash.theirsTaken') });
  return mine;
}
