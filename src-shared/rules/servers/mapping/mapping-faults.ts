/**
 * Faults of a mapping beyond its shape: unknown calls, paths that leave the platform, and fields or words that are
 * ambiguous on the way back. Each fault comes with its path in the mapping.
 */

import { placementOf } from '../../../api/call-placement.ts';
import type { Endpoint } from '../../../api/endpoint.ts';
import { readFieldPath } from '../../../api/mapping/field-path.ts';
import type { CallMapping, Mapping } from '../../../api/mapping/mapping.ts';
import type { ThemeManifestKind } from '../../../api/mapping/theme-manifests.ts';
import { signInAnswerFields } from '../../common/session/sign-in-answer.ts';
import { type PathOverrideFault, pagePathFault, pathOverrideFault } from '../path-override.ts';
import { isPageId, pageIdOf } from '../platform-page.ts';
import { licenceFileFault } from './licence-file-faults.ts';
import {
  codesFault,
  envelopeFault,
  firstAgain,
  isOutsideLists,
  partFault,
  requestFault,
} from './part-faults.ts';

interface KindFound {
  readonly fault: 'fieldShape' | 'listsApart' | 'twice' | 'overridesRequest';
  /** Path within the list of kinds, e.g. `0.names.style`. */
  readonly at: string;
}

const plainFields: readonly string[] = ['name', 'terminal', 'style'];
const ownField = /^fields\.[A-Za-z][A-Za-z0-9]{0,63}$/;
const isThemeField = (field: string): boolean => plainFields.includes(field) || ownField.test(field);

/** Faults in the theme manifests of a mapping: fields that no theme has, and invalid paths. */
function themeManifestFault(kinds: readonly ThemeManifestKind[]): KindFound | null {
  const again = firstAgain(kinds, ({ name }) => name);
  if (again) return { fault: 'twice', at: `${kinds.lastIndexOf(again)}.name` };
  for (const [index, kind] of kinds.entries()) {
    const found = kindFault(kind);
    if (found) return { fault: found.fault, at: `${index}.${found.at}` };
  }
  return null;
}

function kindFault({ names, words, add, themes }: ThemeManifestKind): KindFound | null {
  if (themes !== undefined && (readFieldPath(themes) === null || !isOutsideLists(themes)))
    return { fault: 'fieldShape', at: 'themes' };
  for (const [part, fields] of Object.entries({ names, words: words ?? {}, add: add ?? {} })) {
    const other = Object.keys(fields).find((field) => !isThemeField(field));
    if (other !== undefined) return { fault: 'fieldShape', at: `${part}.${other}` };
  }
  const listed = Object.entries(names).find(([, theirs]) => !isOutsideLists(theirs));
  if (listed) return { fault: 'fieldShape', at: `names.${listed[0]}` };
  return partFault({ names, ...(words ? { words } : {}) });
}

export const mappingFaults = [
  'endpointUnknown',
  'endpointGiven',
  'pathShape',
  'pathFields',
  'pageShape',
  /** A read would be sent to the path of a documented write. */
  'pathOfWrite',
  /** GET and DELETE have no body. */
  'bodyless',
  /** A call with a file can only be sent as multipart. */
  'filesInParts',
  /** Rows that arrive one by one have no envelope that could differ. */
  'envelopeOfRows',
  /** The text is not a path to a field. */
  'fieldShape',
  /** The two sides of a line go through different numbers of lists, or put one list at two paths. */
  'listsApart',
  /** Two lines lead to one field, or two words to one word. */
  'twice',
  /** The name would override the request's method or path. */
  'overridesRequest',
  'zoneUnknown',
  /** A file of this format can't have such a list. */
  'listWritten',
  /** A file of this format can't have such a signature. */
  'signatureKind',
] as const satisfies readonly (PathOverrideFault | string)[];
export type MappingFault = (typeof mappingFaults)[number];

export interface MappingProblem {
  readonly fault: MappingFault;
  /** Id of the call or page, as the form's lines have it. */
  readonly id: string;
  /** Path in the mapping, e.g. `calls.backMenu.status.request.names.status`. */
  readonly at: string;
}

export type MappableCall = Pick<
  Endpoint,
  'id' | 'origin' | 'path' | 'method' | 'encoding' | 'effect' | 'envelope'
>;

export function mappingProblem(mapping: Mapping, calls: readonly MappableCall[]): MappingProblem | null {
  for (const [id, call] of Object.entries(mapping.calls)) {
    const declared = calls.find((one) => one.id === id);
    const at = `calls.${id}`;
    if (!declared) return { fault: 'endpointUnknown', id, at };
    const found = callFault(declared, call, calls);
    if (found) return { fault: found.fault, id, at: `${at}.${found.at}` };
  }
  for (const [code, path] of Object.entries(mapping.pages)) {
    const id = pageIdOf(code);
    const fault = isPageId(id) ? pagePathFault(path) : 'endpointUnknown';
    if (fault) return { fault, id, at: `pages.${code}` };
  }
  const signIn = signInAnswerFault(mapping.session?.signInAnswer);
  if (signIn) return { fault: signIn.fault, id: 'session', at: `session.signInAnswer.${signIn.at}` };
  for (const part of ['menus', 'permissions'] as const) {
    const code = codesFault(mapping[part]);
    if (code !== null) return { fault: 'twice', id: part, at: `${part}.${code}` };
  }
  const manifest = themeManifestFault(mapping.themeManifests ?? []);
  if (manifest) return { fault: manifest.fault, id: 'themeManifests', at: `themeManifests.${manifest.at}` };
  const found = licenceFileFault(mapping.licenceFiles ?? []);
  return found && { fault: found.fault, id: 'licenceFiles', at: `licenceFiles.${found.at}` };
}

interface Found {
  readonly fault: MappingFault;
  readonly at: string;
}

export function callFault(
  declared: MappableCall,
  call: CallMapping,
  calls: readonly MappableCall[],
): Found | null {
  return (
    pathFault(declared, call, calls) ??
    travelFault(declared, call) ??
    within('request', requestFault(call.request)) ??
    within('answer', partFault(call.answer))
  );
}

/** Only the known fields of a sign-in answer are read, so a line for another one is a fault. */
export function signInAnswerFault(part: CallMapping['answer']): Found | null {
  const isKnown = (field: string) => signInAnswerFields.some((one) => one === field);
  for (const side of ['names', 'words'] as const) {
    const other = Object.keys(part?.[side] ?? {}).find((field) => !isKnown(field));
    if (other !== undefined) return { fault: 'fieldShape', at: `${side}.${other}` };
  }
  return partFault(part);
}

function pathFault(
  declared: MappableCall,
  { path }: CallMapping,
  calls: readonly MappableCall[],
): Found | null {
  if (path === undefined) return null;
  const fault = pathOverrideFault(declared, path);
  if (fault) return { fault, at: 'path' };
  // Many servers ignore the method of a request, so a read must not be sent to the path of a write.
  const isWrite = calls.some(
    (one) => /* wall: mapping-reads-write */ one.effect === 'write' && samePath(one.path, path),
  );
  return declared.effect === 'read' && isWrite ? { fault: 'pathOfWrite', at: 'path' } : null;
}

function travelFault(declared: MappableCall, call: CallMapping): Found | null {
  const { method, encoding } = placementOf(declared, call);
  if (call.encoding !== undefined && call.encoding !== 'query' && method !== 'POST')
    return { fault: 'bodyless', at: 'encoding' };
  if (declared.encoding === 'multipart' && encoding !== 'multipart')
    return { fault: 'filesInParts', at: call.encoding === undefined ? 'method' : 'encoding' };
  if (call.envelope === undefined) return null;
  if (declared.envelope === 'rows') return { fault: 'envelopeOfRows', at: 'envelope' };
  return within('envelope', envelopeFault(call.envelope));
}

function within(part: string, found: Found | null): Found | null {
  return found && { fault: found.fault, at: `${part}.${found.at}` };
}

/** Some servers ignore case, and the name of a path's field is irrelevant. */
function samePath(a: string, b: string): boolean {
  const plain = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}').toLowerCase();
  return plain(a) === plain(b);
}
