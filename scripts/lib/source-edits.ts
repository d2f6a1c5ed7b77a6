/** What the generators do to sources that are there: an import more, an entry more in a list. */

const imported = /^import [^;]*? from '([^']+)';\n/gm;

/** The source with an import more, where the formatter puts it: packages, then rooms, then neighbours. */
export function addImport(text: string, line: string): string {
  const wanted = rank(/'([^']+)';/.exec(line)?.[1] ?? '');
  const imports = [...text.matchAll(imported)];
  const next = imports.find(([, from = '']) => rank(from) > wanted);
  const last = imports.at(-1);
  const header = /^\/\*\*[\s\S]*?\*\/\n/.exec(text)?.[0].length ?? 0;
  const at = next?.index ?? (last ? last.index + last[0].length : header);
  return text.slice(0, at) + line + text.slice(at);
}

function rank(from: string): string {
  const group = ['node:', '#', '../../../', '../../', '../', './'].findIndex((start) =>
    from.startsWith(start),
  );
  // Packages stand between what is Node's own and what is the project's.
  return `${group === 0 ? 0 : group < 0 ? 1 : group + 1}${from}`;
}

/** The source with `name` imported from `from`; joins what is imported from there already. */
export function withName(text: string, name: string, from: string, type = false): string {
  const there = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)';$/gm)].find(
    (each) => each[3] === from,
  );
  if (!there) return addImport(text, `import ${type ? 'type ' : ''}{ ${name} } from '${from}';\n`);
  const [whole, only, list = ''] = there;
  const names = list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => (only === undefined ? each : `type ${each}`));
  if (names.includes(name) || (type && names.includes(`type ${name}`))) return text;
  const all = [...names.filter((each) => each !== `type ${name}`), type ? `type ${name}` : name];
  const types = all.every((each) => each.startsWith('type '));
  const spelled = types ? all.map((each) => each.slice('type '.length)) : all;
  return text.replace(whole, `import ${types ? 'type ' : ''}{ ${spelled.join(', ')} } from '${from}';`);
}

/** Puts `entry` before the bracket that closes what `opening` opens. */
export function beforeEnd(text: string, opening: RegExp, close: ']' | '}', entry: string): string {
  const start = opening.exec(text);
  if (start === null) throw new Error(`cannot find ${opening.source} to put the new entry in.`);
  const open = close === ']' ? '[' : '{';
  let depth = 1;
  let at = start.index + start[0].length;
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === open) depth++;
    else if (text[at] === close) depth--;
  }
  if (depth > 0) throw new Error(`cannot find the end of ${opening.source}.`);
  const before = text.slice(0, at - 1).trimEnd();
  const comma = before.endsWith(',') || before.endsWith(open) ? '' : ',';
  return `${before}${comma}\n${entry}${text.slice(at - 1)}`;
}
