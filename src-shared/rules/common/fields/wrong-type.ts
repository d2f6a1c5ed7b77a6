/** Checks the type of a field's value: a form always gives the right type, but a file may hold anything. */
import * as z from 'zod';
import type { MessageKey } from '../../../text/index.ts';
import { shareKinds } from '../shares/share.ts';
import type { FieldKind } from './field.ts';

const text = z.string();
const texts = z.array(z.string());
const day = z.iso.date().nullable();

const types: Readonly<Record<FieldKind, z.ZodType>> = {
  text,
  code: text,
  richText: text,
  colour: text,
  image: text,
  font: text,
  choice: text,
  number: z.number(),
  switch: z.boolean(),
  choices: texts,
  people: texts,
  departments: texts,
  dateRange: z.strictObject({ from: day, to: day }),
  shares: z.array(
    z.strictObject({ kind: z.enum(shareKinds), id: text, exclude: z.boolean(), below: z.boolean() }),
  ),
  targets: z.array(z.strictObject({ id: text, name: text })),
};

const words: Readonly<Record<FieldKind, MessageKey>> = {
  text: 'changeContent.text',
  code: 'changeContent.text',
  richText: 'changeContent.text',
  colour: 'changeContent.text',
  image: 'changeContent.text',
  font: 'changeContent.text',
  choice: 'common.form.notOffered',
  choices: 'common.form.notOffered',
  number: 'changeContent.number',
  switch: 'changeContent.switch',
  people: 'changeContent.list',
  departments: 'changeContent.list',
  shares: 'changeContent.list',
  targets: 'changeContent.list',
  dateRange: 'changeContent.days',
};

/** Returns null for a value of the right type, and for no value. */
export function wrongType(kind: FieldKind, value: unknown): MessageKey | null {
  return value === null || value === undefined || types[kind].safeParse(value).success ? null : words[kind];
}
