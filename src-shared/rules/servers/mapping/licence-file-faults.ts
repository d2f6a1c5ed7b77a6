/**
 * Faults in the licence files of a mapping: invalid field paths, and lists and signatures that their format can't have.
 */
import type { LicenceFileKind } from '../../../api/mapping/licence-files.ts';
import { isTimeZone } from '../../../kit/days.ts';
import { firstAgain, isOutsideLists, wordAgain } from './part-faults.ts';

interface FileFound {
  readonly fault: 'fieldShape' | 'twice' | 'zoneUnknown' | 'listWritten' | 'signatureKind';
  /** Path within the list of kinds, e.g. `0.names.expiredate`. */
  readonly at: string;
}

type Format = LicenceFileKind['format'];

export function licenceFileFault(kinds: readonly LicenceFileKind[]): FileFound | null {
  const again = firstAgain(kinds, ({ name }) => name);
  if (again) return { fault: 'twice', at: `${kinds.lastIndexOf(again)}.name` };
  for (const [index, kind] of kinds.entries()) {
    const found =
      pathFault(kind) ?? wordsFault(kind) ?? listFault(kind) ?? zoneFault(kind) ?? signatureFault(kind);
    if (found) return { fault: found.fault, at: `${index}.${found.at}` };
  }
  return null;
}

/** Names in a properties file are taken literally; in other formats a text is a path. */
export function isPathIn(format: Format, text: string): boolean {
  if (format === 'properties') return true;
  if (!isOutsideLists(text)) return false;
  const steps = text.split('.');
  // An XML attribute has no children.
  return format !== 'xml' || steps.every((step, at) => !step.startsWith('@') || at === steps.length - 1);
}

function pathFault(kind: LicenceFileKind): FileFound | null {
  const { format, content, names, signature, modules } = kind;
  const inside = content?.format ?? format;
  const outer = { 'told.field': kind.told?.field, 'content.field': content?.field };
  const signed =
    signature.kind === 'embedded'
      ? { 'signature.field': signature.field, 'signature.keyId': signature.keyId }
      : {};
  const paths: readonly (readonly [at: string, format: Format, text: string | undefined])[] = [
    ...Object.entries({ ...outer, ...signed }).map(([at, text]) => [at, format, text] as const),
    ...Object.entries(names).map(([field, text]) => [`names.${field}`, inside, text] as const),
    ['modules.list', inside, modules?.list],
    ...Object.entries(modules?.names ?? {}).map(
      ([field, text]) => [`modules.names.${field}`, itemFormat(kind), text] as const,
    ),
    ['modules.subModules', itemFormat(kind), modules?.subModules],
  ];
  const wrong = paths.find(([, where, text]) => text !== undefined && !isPathIn(where, text));
  if (wrong) return { fault: 'fieldShape', at: wrong[0] };
  if (kind.format === 'xml' && (!isOutsideLists(kind.root) || /[.@]/.test(kind.root)))
    return { fault: 'fieldShape', at: 'root' };
  if (modules && modules.names.moduleFlag === undefined) return { fault: 'fieldShape', at: 'modules.names' };
  return null;
}

/** The format that contains a module: the file, or the JSON text that lists modules. */
function itemFormat({ format, content, modules }: LicenceFileKind): Format {
  const inside = content?.format ?? format;
  return modules?.written === 'json' || modules?.written === 'separated' ? 'json' : inside;
}

function wordsFault({ words = {}, modules }: LicenceFileKind): FileFound | null {
  for (const [where, all] of [
    ['words', words],
    ['modules.words', modules?.words ?? {}],
  ] as const) {
    for (const [field, list] of Object.entries(all)) {
      const again = wordAgain(list);
      if (again) return { fault: 'twice', at: `${where}.${field}.${list.indexOf(again)}` };
    }
  }
  return null;
}

function listFault(kind: LicenceFileKind): FileFound | null {
  const { modules } = kind;
  if (!modules) return null;
  const { written = 'list', separator, list, subModules } = modules;
  const inside = kind.content?.format ?? kind.format;
  if (written === 'list' && inside === 'properties') return { fault: 'listWritten', at: 'modules.written' };
  if ((written === 'separated') !== (separator !== undefined))
    return { fault: 'listWritten', at: 'modules.separator' };
  if (written === 'separated' && subModules !== undefined)
    return { fault: 'listWritten', at: 'modules.subModules' };
  // XML elements form a list by their common name.
  const ofElements = written === 'list' && inside === 'xml';
  const lists = { 'modules.list': list, 'modules.subModules': subModules };
  const nameless = Object.entries(lists).find(
    ([at, text]) =>
      text !== undefined &&
      (ofElements ? /(^|\.)@|^\$$/.test(text) : at === 'modules.subModules' && text === '$'),
  );
  return nameless ? { fault: 'listWritten', at: nameless[0] } : null;
}

function zoneFault({ timeZone }: LicenceFileKind): FileFound | null {
  return timeZone === undefined || isTimeZone(timeZone) ? null : { fault: 'zoneUnknown', at: 'timeZone' };
}

function signatureFault({ format, content, signature }: LicenceFileKind): FileFound | null {
  if (signature.kind !== 'embedded') return null;
  const { over, shape, algorithm } = signature;
  const fits =
    over === 'otherLines'
      ? format === 'properties'
      : over === 'canonicalJson'
        ? format === 'json'
        : content !== undefined;
  if (!fits) return { fault: 'signatureKind', at: 'signature.over' };
  if (shape === 'der' && algorithm !== 'ES256' && algorithm !== 'SM2SM3')
    return { fault: 'signatureKind', at: 'signature.shape' };
  return null;
}
