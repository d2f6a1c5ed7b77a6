/** Converts rows to the list's versions, each with its differences from the one before it. */
import type { SQLOutputValue } from 'node:sqlite';
import { type KeptVersion, versionOrigins } from '#shared/bridge/versions.ts';
import { sameValue } from '#shared/kit/merge.ts';

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Takes and returns versions newest first. */
export function toVersions(rows: readonly Row[]): KeptVersion[] {
  const bodies = rows.map(({ body }) => fieldsOf(String(body)));
  return rows.map((row, index) => {
    const [own, before] = [bodies[index], bodies[index + 1]];
    return {
      id: Number(row.id),
      time: Number(row.time),
      origin: versionOrigins.find((origin) => origin === row.origin) ?? 'seen',
      user: String(row.user),
      serverName: String(row.server_name),
      name: String(row.name),
      held: row.held === 1,
      changed: own && before ? differing(own, before) : null,
    };
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** A field that one of both lacks was not kept by the program of its time, which says nothing of its value. */
function differing(own: Fields, before: Fields): string[] {
  return Object.keys(own).filter(
    (name) => Object.hasOwn(before, name) && !sameValue(own[name], before[name]),
  );
}

function fieldsOf(body: string): Fields {
  const read: unknown = JSON.parse(body);
  return typeof read === 'object' && read !== null ? (read as Fields) : {};
}
