/** A menu set as a file: JSON without ids and secrets. Reading checks everything. */
import * as z from 'zod';
import { menuOpenModes } from '#shared/api/back-menu/back-menu.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { menuAddress } from '#shared/rules/common/links/menu-address.ts';
import type { MenuSet } from './menu-set.ts';
import { type WrongInSet, wrongGroup, wrongMenu } from './set-content.ts';

const format = 'steward.menu-set';
const version = 1;
/** Size limit of a set's file in bytes. */
export const largestSetFile = 5_000_000;
const most = { groups: 500, menus: 5000, name: 200, text: 500 } as const;

const name = z.string().max(most.name);
const names = z.partialRecord(z.enum(platformLanguages), name);
const named = { name, customName: name, customNamed: z.boolean(), names };

const menu = z.strictObject({
  ...named,
  code: z.string().max(most.name),
  shown: z.boolean(),
  common: z.boolean(),
  icon: z.string().max(most.text),
  path: z.string().max(most.text),
  openMode: z.enum(menuOpenModes),
});

const group = z.strictObject({
  ...named,
  key: z.string().max(most.name),
  own: z.boolean(),
  platformNames: names,
  menus: z.array(menu).max(most.menus),
});

const file = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  /** ISO 8601, UTC. */
  made: z.string().max(40),
  /** The origin, for readers of the file. */
  from: z.strictObject({ server: name, department: name }),
  groups: z.array(group).max(most.groups),
});
export type SetFile = z.output<typeof file>;

export function setFileText(set: MenuSet, from: SetFile['from'], now: number): string {
  const content: z.input<typeof file> = {
    format,
    version,
    made: new Date(now).toISOString(),
    from,
    groups: structuredClone(set.groups) as z.input<typeof group>[],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export type SetFileProblem =
  | 'tooLarge'
  | 'notJson'
  | 'utf16'
  | 'notSet'
  | 'newer'
  | 'damaged'
  | 'twice'
  | 'address'
  | WrongInSet;

export function readSetFile(text: string): SetFile | SetFileProblem {
  if (text.length > largestSetFile) return 'tooLarge';
  let content: unknown;
  try {
    content = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    // In UTF-16 read as UTF-8, every other character is a zero.
    return /^.{0,2}\0|^[^\0]\0/s.test(text) ? 'utf16' : 'notJson';
  }
  const head = z.object({ format: z.literal(format), version: z.number() }).safeParse(content);
  if (!head.success) return 'notSet';
  if (head.data.version > version) return 'newer';
  const read = file.safeParse(content);
  if (!read.success) return 'damaged';
  const codes = read.data.groups.flatMap(({ menus }) =>
    menus.flatMap(({ code }) => (code === '' ? [] : [code])),
  );
  if (new Set(codes).size !== codes.length) return 'twice';
  // A platform menu keeps its own address; a tenant's menu must have an address that the form accepts.
  const isWrong = read.data.groups.some(({ menus }) =>
    menus.some(({ code, path }) => code === '' && menuAddress(path).kind === 'none'),
  );
  if (isWrong) return 'address';
  const wrong = read.data.groups.flatMap((one) => [wrongGroup(one), ...one.menus.map(wrongMenu)]);
  // wall: written-menu-set
  return wrong.find((one) => one !== null) ?? read.data;
}
