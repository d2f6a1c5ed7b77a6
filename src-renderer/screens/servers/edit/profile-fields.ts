/**
 * A profile in fields that two windows can change independently: each call of its mapping and each header by itself,
 * the proxy as one. The form's edits are merged into the newest profile by these fields (`rules/records/merge.ts`).
 */

import type { Edit, Edits } from '#shared/kit/merge.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { headerNameOf } from './form-faults.ts';
import { linesOf, mappingOfLines } from './mapping-lines.ts';
import { type HeaderLine, type ServerForm, toForm } from './server-form.ts';

export type ProfileFields = Readonly<Record<string, unknown>>;
export type FormEdits = Edits<ServerForm>;

/** Secrets overwrite the stored ones, which nobody can read and compare. */
const alone = [
  'name',
  'address',
  'environment',
  'readOnly',
  'timeZone',
  'signIn',
  'passwordSignIn',
  'gateUser',
  'remember',
  'session',
] as const;
const proxyNames = [
  'proxyMode',
  'proxyAddress',
  'proxyUser',
  'proxyBypass',
  'pacAddress',
  'proxyAsSystem',
] as const;
export type ProxyFields = Pick<ServerForm, (typeof proxyNames)[number]>;
const secretNames = ['credential', 'proxyPassword', 'gatePassword'] as const;
/** Files replace the stored certificates, which are compared by their fingerprints. */
const fromFiles = ['authorityFiles', 'clientCertificate'] as const;

/** The content of a header; '' for the value of a stored secret one. */
export type HeaderFields = Pick<HeaderLine, 'name' | 'value' | 'secret'>;

export function fieldsOf(form: ServerForm, profile: ServerProfile | null): ProfileFields {
  return {
    ...Object.fromEntries(alone.map((name) => [name, form[name]])),
    proxy: proxyOf(form),
    authorityFiles: (profile?.authorities ?? []).map(({ fingerprint }) => fingerprint),
    clientCertificate: profile?.clientCertificate?.fingerprint ?? null,
    ...linesOf(form.mapping),
    ...headersOf(form.headers),
  };
}

/** `begun` has each field's value at the time when the user began to change it. */
export function editsOf(edits: FormEdits, values: ServerForm, begun: ProfileFields): Edits<ProfileFields> {
  const all: Record<string, Edit> = {};
  const put = (name: string, from: unknown, to: unknown) => {
    // A missing value is null, as in a profile without the field.
    const edit = { from: from ?? null, to: to ?? null };
    if (JSON.stringify(edit.from) !== JSON.stringify(edit.to)) all[name] = edit;
  };
  for (const name of alone) if (edits[name]) put(name, edits[name].from, edits[name].to);
  if (proxyNames.some((name) => edits[name])) put('proxy', begun.proxy, proxyOf(values));
  for (const name of fromFiles) {
    const to = edits[name]?.to;
    if (to !== undefined) put(name, begun[name], to === 'remove' ? null : to);
  }
  if (edits.mapping) {
    const [from, to] = [linesOf(edits.mapping.from), linesOf(edits.mapping.to)];
    for (const name of keysOf(from, to)) put(name, from[name], to[name]);
  }
  if (edits.headers) {
    const [from, to] = [headersOf(edits.headers.from), headersOf(edits.headers.to)];
    for (const name of keysOf(from, to)) put(name, from[name], to[name]);
  }
  return all;
}

/** The profile field of a form field, for looking up its value in `begun`. */
export function fieldOfPart(name: keyof ServerForm): string {
  return (proxyNames as readonly string[]).includes(name) ? 'proxy' : name;
}

/** The form for these fields of the newest profile; changed files and secrets are the user's. */
export function mergedServerForm(
  after: ProfileFields,
  changed: readonly string[],
  edits: FormEdits,
  newest: ServerProfile,
): ServerForm {
  const form = toForm(newest);
  const secrets = Object.fromEntries(
    secretNames.flatMap((name) => (edits[name] ? [[name, edits[name].to]] : [])),
  );
  const files = Object.fromEntries(
    fromFiles.flatMap((name) => (changed.includes(name) && edits[name] ? [[name, edits[name].to]] : [])),
  );
  return {
    ...form,
    ...Object.fromEntries(alone.map((name) => [name, after[name]])),
    ...(after.proxy as ProxyFields),
    ...secrets,
    ...files,
    mapping: mappingOfLines(after),
    headers: headersFrom(after, form.headers),
  };
}

/** Whether the save contains new secrets. */
export function givesSecrets(edits: FormEdits): boolean {
  const lines = edits.headers?.to ?? [];
  return (
    secretNames.some((name) => edits[name]?.to.edit === 'set') ||
    typeof edits.clientCertificate?.to === 'object' ||
    lines.some(({ secret, value }) => secret && value !== '')
  );
}

export function changesSecrets(edits: FormEdits): boolean {
  return secretNames.some((name) => edits[name] !== undefined);
}

function proxyOf(form: ServerForm): ProxyFields {
  const { proxyMode, proxyAddress, proxyUser, proxyBypass, pacAddress, proxyAsSystem } = form;
  return { proxyMode, proxyAddress, proxyUser, proxyBypass, pacAddress, proxyAsSystem };
}

function headersOf(lines: readonly HeaderLine[]): Record<string, HeaderFields> {
  return Object.fromEntries(
    lines.map(({ name, value, secret }) => [
      headerNameOf(name.trim().toLowerCase()),
      { name: name.trim(), value, secret },
    ]),
  );
}

function headersFrom(after: ProfileFields, storedHeaders: readonly HeaderLine[]): HeaderLine[] {
  return Object.entries(after).flatMap(([field, value], index) => {
    if (!field.startsWith(headerNameOf('')) || value === null) return [];
    const line = value as HeaderFields;
    const known = storedHeaders.find(({ name }) => name === line.name);
    return [{ ...line, key: `${index}`, heldAs: known?.heldAs ?? null }];
  });
}

function keysOf(...all: readonly object[]): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one)))];
}
