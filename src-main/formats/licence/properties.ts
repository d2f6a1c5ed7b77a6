/**
 * Java properties (java.util.Properties, "load"): `name=value` or `name:value` lines, `#` and `!` comments,
 * `\uXXXX` and the usual escapes, lines continued by a backslash at their end. UTF-8.
 */

export type Properties =
  | { readonly ok: true; readonly fields: Record<string, string> }
  | { readonly ok: false; readonly duplicate: string };

/** Reads every property; a name that is there twice is refused. */
export function parseProperties(text: string): Properties {
  const fields: Record<string, string> = Object.create(null);
  for (const line of logicalLines(text)) {
    const [name, value] = splitLine(line);
    if (Object.hasOwn(fields, name)) return { ok: false, duplicate: name };
    fields[name] = value;
  }
  return { ok: true, fields };
}

function* logicalLines(text: string): Generator<string> {
  let held: string | null = null;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line: string = raw.replace(/^[ \t\f]+/, '');
    if (held === null && (line === '' || line.startsWith('#') || line.startsWith('!'))) continue;
    const joined: string = (held ?? '') + line;
    const backslashes = /\\*$/.exec(line)?.[0].length ?? 0;
    if (backslashes % 2 === 1) {
      held = joined.slice(0, -1);
    } else {
      held = null;
      yield joined;
    }
  }
  if (held) yield held;
}

function splitLine(line: string): [name: string, value: string] {
  let end = 0;
  while (end < line.length && !/[=: \t\f]/.test(line.charAt(end))) end += line.charAt(end) === '\\' ? 2 : 1;
  const value = line.slice(end).replace(/^[ \t\f]*[=:]?[ \t\f]*/, '');
  return [resolveEscapes(line.slice(0, end)), resolveEscapes(value)];
}

const named: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

function resolveEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|(.))/gsu,
    (_, code: string | undefined, plain: string | undefined) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (named[plain ?? ''] ?? plain ?? ''),
  );
}
