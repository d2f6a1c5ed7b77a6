/** What `npm run new-screen` is asked for, read from its arguments. */
import { parseArgs } from 'node:util';

export const usage = `npm run new-screen -- <area>/<ScreenName> --zh TITLE --permission WHO [options]

  <area>/<ScreenName>    security/InvitationList: the folder under src-renderer/screens; the area may be there already
  --zh TITLE             the title in Chinese
  --zh-purpose TEXT      one line in Chinese: what the screen is for
  --purpose TEXT         the same in English
  --permission WHO       anyone, signedIn, manager, administrator, operator, or menu:CODE
  --path /PATH           its address; by default made from the name
  --read ENDPOINT        makes it a list of what this endpoint answers, whole or in pages, e.g. licenceTool.codeHistory
  --columns A:甲,B:乙     the columns of the list: fields of a row with their Chinese titles
  --order ENDPOINT       the list, whole, in an order that a person gives: the call that takes all ids; the first column
                         is the name of a row
  --form RECORD          a form over a record of src-shared/rules/records, by its id; --fields names the export of the
                         table of its fields, --read the call that answers it, --place KEY=VALUE which one is meant
  --plain-list ID        the screen of a plain list that is declared (listKind), by its id; its words are there: no
                         --zh, no --purpose`;

export interface ScreenPlan {
  /** The folder: `licence-info`. */
  readonly area: string;
  /** What the area is called in code: `licenceInfo`. */
  readonly areaKey: string;
  /** `InvitationList`. */
  readonly name: string;
  /** `invitationList`: the key of its texts, and its id after the area. */
  readonly key: string;
  readonly path: string;
  /** As source text: `'signedIn'`. */
  readonly permission: string;
  readonly title: Both;
  readonly purpose: Both;
  readonly shape: Shape;
}
export type Shape =
  | { readonly kind: 'page' }
  | { readonly kind: 'list'; readonly endpoint: string; readonly columns: readonly Column[] }
  | { readonly kind: 'plainList'; readonly list: string }
  | {
      readonly kind: 'order';
      readonly endpoint: string;
      readonly sort: string;
      readonly columns: readonly Column[];
    }
  | {
      readonly kind: 'form';
      readonly record: string;
      readonly fields: string;
      readonly endpoint: string;
      readonly place: Readonly<Record<string, string>>;
    };
export interface Both {
  readonly en: string;
  readonly zh: string;
}
export interface Column extends Both {
  readonly field: string;
}

/** Reads the arguments; throws an Error with one clear line when they do not make a screen. */
export function readPlan(args: string[]): ScreenPlan {
  const text = { type: 'string' } as const;
  const options = {
    zh: text,
    'zh-purpose': text,
    purpose: text,
    permission: text,
    path: text,
    read: text,
    columns: text,
    order: text,
    form: text,
    fields: text,
    place: { type: 'string', multiple: true, default: [] as string[] },
    'plain-list': text,
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [, area = '', name = ''] =
    /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\/([A-Z][A-Za-z0-9]*)$/.exec(positionals[0] ?? '') ?? [];
  if (area === '') throw new Error('name the screen as area/ScreenName, e.g. security/InvitationList.');
  if (positionals.length > 1) throw new Error(`one screen at a time: what is ${positionals[1]}?`);
  const shape = shapeFrom(values);
  // A plain list has words of its own.
  const said = (text: string | undefined, what: string) =>
    shape.kind === 'plainList' ? '' : needed(text, what);
  const zh = said(values.zh, '--zh: the title in Chinese');
  const words = wordsOf(name);
  return {
    area,
    areaKey: area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    name,
    key: lowerFirst(name),
    path: pathFrom(values.path ?? `/${words.toLowerCase().replaceAll(' ', '-')}`),
    permission: permissionFrom(needed(values.permission, '--permission: who may open it')),
    title: { en: words, zh },
    purpose: {
      en: said(values.purpose, '--purpose: one line that says what the screen is for'),
      zh: said(values['zh-purpose'], '--zh-purpose: the same line in Chinese'),
    },
    shape,
  };
}

interface ShapeOptions
  extends Partial<Record<'read' | 'columns' | 'order' | 'form' | 'fields' | 'plain-list', string>> {
  readonly place: readonly string[];
}

function shapeFrom(options: ShapeOptions): Shape {
  const { read, columns, order, form, fields, place, 'plain-list': list } = options;
  if ([order, form, list].filter((each) => each !== undefined).length > 1)
    throw new Error('one of --order, --form and --plain-list: a screen is one thing.');
  if (list !== undefined) return { kind: 'plainList', list };
  if (form !== undefined) {
    const pairs = place.map((pair) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      if (name === '') throw new Error(`--place ${pair} is not key=value.`);
      return [name, value] as const;
    });
    return {
      kind: 'form',
      record: form,
      fields: needed(fields, '--fields: the table of its fields'),
      endpoint: needed(read, '--read: the call that answers it'),
      place: Object.fromEntries(pairs),
    };
  }
  if (order !== undefined) {
    const endpoint = needed(read, '--read: the call that answers the list');
    return { kind: 'order', endpoint, sort: order, columns: columnsFrom(columns) };
  }
  return read === undefined
    ? { kind: 'page' }
    : { kind: 'list', endpoint: read, columns: columnsFrom(columns) };
}

export const columnsOf = ({ shape }: ScreenPlan): readonly Column[] =>
  shape.kind === 'list' ? shape.columns : [];

/** `InvitationList` or `createTime` → `Invitation list`, `Create time`. */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function needed(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new Error(`missing ${what}.`);
  return value.trim();
}

function pathFrom(path: string): string {
  if (!/^\/[\w/:-]+$/.test(path)) throw new Error(`--path ${path} is not an address such as /invite-list.`);
  if (path.includes(':'))
    throw new Error('a path with parameters needs an example: write that screen by hand.');
  return path;
}

function permissionFrom(permission: string): string {
  const code = /^menu:(\w+)$/.exec(permission)?.[1];
  if (code !== undefined) return `{ menu: '${code}' }`;
  if (['anyone', 'signedIn', 'manager', 'administrator', 'operator'].includes(permission))
    return `'${permission}'`;
  throw new Error(
    `--permission ${permission} is none of anyone, signedIn, manager, administrator, operator, menu:CODE.`,
  );
}

function columnsFrom(text: string | undefined): Column[] {
  return needed(text, '--columns: what the list shows')
    .split(',')
    .map((pair) => {
      const [, field = '', zh = ''] = /^(\w+):(.+)$/.exec(pair.trim()) ?? [];
      if (field === '') throw new Error(`--columns: ${pair} is not field:title.`);
      return { field, en: wordsOf(field), zh };
    });
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
