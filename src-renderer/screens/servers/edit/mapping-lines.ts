/** A mapping in lines that two windows can change independently: each call, each page, the codes of each kind. */
import type { CallMapping, Mapping } from '#shared/api/mapping/mapping.ts';
import { pageIdOf } from '#shared/rules/servers/platform-page.ts';
import { pathNameOf } from './form-faults.ts';

const codeKinds = ['menus', 'permissions'] as const;
/** The kinds of licence files are one line, because their order matters. */
const ofLicences = 'licenceFiles';
const ofThemes = 'themeManifests';
const pagePrefix = pageIdOf('');

/** A mapping without its session, which is a part of the form by itself. */
type Lines = Omit<Mapping, 'session'>;

/** Lines by the names of the form's controls. */
export function linesOf({
  calls,
  pages,
  licenceFiles,
  themeManifests,
  ...codes
}: Lines): Record<string, unknown> {
  const lines = [
    ...Object.entries(calls),
    ...Object.entries(pages).map(([code, path]) => [pageIdOf(code), path] as const),
    ...codeKinds.flatMap((kind) =>
      Object.keys(codes[kind]).length === 0 ? [] : [[kind, codes[kind]] as const],
    ),
    ...(licenceFiles ? [[ofLicences, licenceFiles] as const] : []),
    ...(themeManifests ? [[ofThemes, themeManifests] as const] : []),
  ];
  return Object.fromEntries(lines.map(([id, value]) => [pathNameOf(id), value]));
}

/** The inverse of `linesOf`; null values are left out, and unknown names are ignored. */
export function mappingOfLines(lines: Readonly<Record<string, unknown>>): Lines {
  const [calls, pages]: [Record<string, CallMapping>, Record<string, string>] = [{}, {}];
  const codes: Record<(typeof codeKinds)[number], Record<string, string>> = { menus: {}, permissions: {} };
  let licenceFiles: Lines['licenceFiles'];
  let themeManifests: Lines['themeManifests'];
  for (const [name, value] of Object.entries(lines)) {
    if (!name.startsWith(pathNameOf('')) || value === null) continue;
    const id = name.slice(pathNameOf('').length);
    const kind = codeKinds.find((one) => one === id);
    if (id === ofLicences) licenceFiles = value as Lines['licenceFiles'];
    else if (id === ofThemes) themeManifests = value as Lines['themeManifests'];
    else if (kind) codes[kind] = value as Record<string, string>;
    else if (id.startsWith(pagePrefix)) pages[id.slice(pagePrefix.length)] = value as string;
    else calls[id] = value as CallMapping;
  }
  return {
    calls,
    pages,
    ...codes,
    ...(licenceFiles && { licenceFiles }),
    ...(themeManifests && { themeManifests }),
  };
}

/** The path of a line; '' where it is the usual one. */
export function pathIn({ calls, pages }: Lines, id: string): string {
  return (id.startsWith(pagePrefix) ? pages[id.slice(pagePrefix.length)] : calls[id]?.path) ?? '';
}

/** A call without any value left is removed. */
export function withPath(mapping: Lines, id: string, path: string): Lines {
  if (id.startsWith(pagePrefix)) {
    const { [id.slice(pagePrefix.length)]: _, ...pages } = mapping.pages;
    return { ...mapping, pages: path === '' ? pages : { ...pages, [id.slice(pagePrefix.length)]: path } };
  }
  const { path: _, ...call } = mapping.calls[id] ?? {};
  return withCall(mapping, id, path === '' ? call : { ...call, path });
}

export function withCall(mapping: Lines, id: string, call: CallMapping): Lines {
  const { [id]: _, ...others } = mapping.calls;
  return { ...mapping, calls: Object.keys(call).length === 0 ? others : { ...others, [id]: call } };
}
