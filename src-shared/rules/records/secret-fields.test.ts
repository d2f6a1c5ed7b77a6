/** A field in which a secret is typed is a secret by its name too: journal, log and files know names alone. */
import { expect, test } from 'vitest';
import { type Fields, rowsOf } from '../common/fields/field.ts';
import { isSecretName } from '../common/secrets/secret-names.ts';
import { bindFields, createFields, otherFields } from '../service-call/fields.ts';
import { mailFields } from '../system-settings/setting-fields.ts';
import { serviceFields, workFields } from '../wechat/wechat-fields.ts';

const secretsOf = <Values extends object>(fields: Fields<Values>): string[] =>
  rowsOf(fields).flatMap(([name, row]) => (row.kind === 'text' && row.type === 'password' ? [name] : []));

test.each([
  ['mail', secretsOf(mailFields), 1],
  ['service calls', secretsOf(bindFields), 1],
  ['callers', secretsOf(otherFields), 1],
  ['a tenant over there', secretsOf(createFields), 1],
  ['enterprise WeChat', secretsOf(workFields), 3],
  ['WeChat service account', secretsOf(serviceFields), 3],
])('%s', (_, names, count) => {
  expect(names.filter((name) => !isSecretName(name))).toEqual([]);
  expect(names).toHaveLength(count);
});
