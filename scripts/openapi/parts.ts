/** Schemas that occur once in the document, by name. */
import * as z from 'zod';
import { flag01, wireAmount, wireCount, wireId, wireNumber, wireText } from '../../src-shared/api/codecs.ts';
import { searchCondition, searchConfig } from '../../src-shared/api/condition-config/condition-config.ts';
import { configRecord } from '../../src-shared/api/config-record.ts';
import { currentTree } from '../../src-shared/api/frame/frame.ts';
import { areas } from '../../src-shared/api/index.ts';
import { wireModule } from '../../src-shared/api/licence/wire.ts';
import { pageRequest } from '../../src-shared/api/page.ts';
import type { SourceComments } from './comments.ts';
import { type Schema, type SchemaNames, wireSchema, withFieldComments } from './wire-schema.ts';

/** Schemas of several areas. */
const common = {
  flag01,
  wireNumber,
  wireAmount,
  wireCount,
  wireId,
  wireText,
  configRecord,
  searchCondition,
  searchConfig,
  wireModule,
};

/** Names that differ from the constants' own. */
const renamed: Readonly<Record<string, string>> = { flag01: 'Flag', wireModule: 'LicenceModule' };

const unexported: ReadonlyMap<z.core.$ZodType, readonly [name: string, description: string]> = new Map([
  [pageRequest.pageNo, ['Place', 'A whole number from 1: the number of a page, or the rows of one.']],
  [
    currentTree.response.element as z.core.$ZodType,
    ['PermissionNode', 'A granted menu: its code and what is granted below it.'],
  ],
]);

/** Limits that zod does not export, for they are checked on the decoded value. */
const limits = new Map<z.core.$ZodType, Schema>([
  [wireNumber, numberOr({ type: 'number', minimum: Number.MIN_SAFE_INTEGER }, '^-?\\d+(\\.\\d+)?$')],
  [wireAmount, numberOr({ type: 'number', minimum: 0 }, '^\\d+(\\.\\d+)?$')],
  [wireCount, numberOr({ type: 'integer', minimum: 0 }, '^\\d+(\\.0+)?$')],
  [pageRequest.pageNo, numberOr({ type: 'integer', minimum: 1 }, '^(?!0+$)\\d{1,15}$')],
]);

function numberOr(number: Schema, pattern: string): Schema {
  return {
    anyOf: [
      { ...number, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', pattern },
    ],
  };
}

/** Every schema that an area exports, and the common ones. */
export const namedSchemas: SchemaNames = new Map([
  ...[common, ...Object.values(areas)].flatMap((exports) =>
    Object.entries(exports).flatMap(([name, value]: [string, unknown]) =>
      value instanceof z.ZodType ? [[value, partName(name)] as const] : [],
    ),
  ),
  ...[...unexported].map(([schema, [name]]) => [schema, name] as const),
]);

function partName(name: string): string {
  const own = renamed[name] ?? name.replace(/^wire/, '');
  return own.slice(0, 1).toUpperCase() + own.slice(1);
}

/** Name and schema of each, sorted by name. */
export function partSchemas(comments: SourceComments): Record<string, Schema> {
  const constants = new Map<string, string>(
    [common, ...Object.values(areas)].flatMap((exports) =>
      Object.keys(exports).map((name) => [partName(name), name] as const),
    ),
  );
  const parts = [...namedSchemas].map(([schema, name]) => {
    const said = comments.of(constants.get(name) ?? '');
    const description = unexported.get(schema)?.[1] ?? said?.comment ?? '';
    const content = limits.get(schema) ?? wireSchema(schema, namedSchemas);
    const whole = withFieldComments(content, said?.fields ?? new Map());
    return [name, description === '' ? whole : { ...whole, description }] as const;
  });
  const names = parts.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two schemas have the name ${twice}: rename one of them`);
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
