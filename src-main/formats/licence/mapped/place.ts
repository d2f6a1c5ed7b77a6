/**
 * A place in a file of another format, from which fields are read by their paths: an object of JSON, an element of XML,
 * the properties of a file, a word of a list.
 */

import type { XmlElement } from '../../xml/xml-tree.ts';
import { parseStrictJson } from '../strict-json.ts';
import { isFields } from '../verdict.ts';

/** What `value` answers where a path leads to more than one field. */
export const several = Symbol('several fields');

export interface Place {
  /** The value there: undefined where there is none, `several` where there is more than one, no text where it is no field. */
  readonly value: (path: string) => unknown;
  /** The items of a list there; undefined where there is none, null where it is something else. */
  readonly items: (path: string) => readonly Place[] | null | undefined;
}

/** The whole of a place. */
const itself = '$';

/** A class, since a list may have half a million of them. */
class JsonPlace implements Place {
  private readonly root: unknown;

  constructor(root: unknown) {
    this.root = root;
  }

  value(path: string): unknown {
    if (path === itself) return this.root;
    let here = this.root;
    for (const step of path.split('.')) {
      if (!isFields(here) || !Object.hasOwn(here, step)) return undefined;
      here = here[step];
    }
    return here;
  }

  items(path: string): readonly Place[] | null | undefined {
    const found = this.value(path);
    if (found === undefined || found === null) return undefined;
    return Array.isArray(found) ? found.map(jsonPlace) : null;
  }
}

export function jsonPlace(root: unknown): Place {
  return new JsonPlace(root);
}

export function propertiesPlace(fields: Readonly<Record<string, string>>): Place {
  return {
    value: (path) => (Object.hasOwn(fields, path) ? fields[path] : undefined),
    items: (path) => (Object.hasOwn(fields, path) ? null : undefined),
  };
}

/** What an element has where a text is wanted: other elements. */
const noText: unknown = {};

class XmlPlace implements Place {
  private readonly root: XmlElement;

  constructor(root: XmlElement) {
    this.root = root;
  }

  value(path: string): unknown {
    const steps = path === itself ? [] : path.split('.');
    const last = steps.at(-1);
    const attribute = last?.startsWith('@') ? last.slice(1) : null;
    const found = elementsAt(this.root, attribute === null ? steps : steps.slice(0, -1));
    if (found.length > 1) return several;
    const [only] = found;
    if (attribute !== null) return only?.attributes.get(attribute);
    return only && only.children.length > 0 ? noText : only?.text;
  }

  items(path: string): readonly Place[] | null | undefined {
    const steps = path.split('.');
    const around = elementsAt(this.root, steps.slice(0, -1));
    if (around.length > 1) return null;
    const found = around[0] ? named(around[0], steps.at(-1) ?? '') : [];
    return found.length === 0 ? undefined : found.map(xmlPlace);
  }
}

export function xmlPlace(root: XmlElement): Place {
  return new XmlPlace(root);
}

/** All elements that the steps lead to; more than one only of the last step, or where the way itself is not clear. */
function elementsAt(root: XmlElement, steps: readonly string[]): readonly XmlElement[] {
  let here: readonly XmlElement[] = [root];
  for (const step of steps) {
    if (here.length > 1) return here;
    here = here[0] ? named(here[0], step) : [];
  }
  return here;
}

function named({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Words of a list in one text; a large licence has 60,000 modules. */
const wordLimit = 100_000;
/** What a text holds that has more of them. */
export const tooMany = Symbol('too many words');

/** The list that a text holds; null where it holds none. */
export function placesInText(
  text: unknown,
  written: 'json' | 'separated',
  separator = ',',
): readonly Place[] | typeof tooMany | null | undefined {
  if (text === undefined || text === null || text === '') return undefined;
  if (typeof text !== 'string') return null;
  if (written === 'separated') {
    // One more than there may be, so that there are more is known.
    const words = text.split(separator, wordLimit + 1).map((word) => word.trim());
    if (words.length > wordLimit) return tooMany;
    return words.filter((word) => word !== '').map(jsonPlace);
  }
  const json = parseStrictJson(Buffer.from(text, 'utf8'));
  return json.ok && Array.isArray(json.value) ? json.value.map(jsonPlace) : null;
}
