/**
 * A node of a file in another format, whose fields are read by paths: a JSON object, an XML element, the properties
 * of a file, a word of a list.
 */

import type { XmlElement } from '../../xml/xml-tree.ts';
import { parseStrictJson } from '../strict-json.ts';
import { isFields } from '../verdict.ts';

/** Result of `value` where a path leads to more than one field. */
export const severalFields = Symbol('several fields');

export interface MappedNode {
  /** Returns the value: undefined where it is missing, `several` where it is repeated, no text where it is no field. */
  readonly value: (path: string) => unknown;
  /** Returns the items of a list; undefined where it is missing, null where it is no list. */
  readonly items: (path: string) => readonly MappedNode[] | null | undefined;
}

/** The path of the node itself. */
const itself = '$';

/** A class for the sake of memory, since a list may have half a million of them. */
class JsonNode implements MappedNode {
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

  items(path: string): readonly MappedNode[] | null | undefined {
    const found = this.value(path);
    if (found === undefined || found === null) return undefined;
    return Array.isArray(found) ? found.map(jsonNode) : null;
  }
}

export function jsonNode(root: unknown): MappedNode {
  return new JsonNode(root);
}

export function propertiesNode(fields: Readonly<Record<string, string>>): MappedNode {
  return {
    value: (path) => (Object.hasOwn(fields, path) ? fields[path] : undefined),
    items: (path) => (Object.hasOwn(fields, path) ? null : undefined),
  };
}

/** The value of an element that contains other elements, where a text is expected. */
const noText: unknown = {};

class XmlNode implements MappedNode {
  private readonly root: XmlElement;

  constructor(root: XmlElement) {
    this.root = root;
  }

  value(path: string): unknown {
    const steps = path === itself ? [] : path.split('.');
    const last = steps.at(-1);
    const attribute = last?.startsWith('@') ? last.slice(1) : null;
    const found = elementsAt(this.root, attribute === null ? steps : steps.slice(0, -1));
    if (found.length > 1) return severalFields;
    const [only] = found;
    if (attribute !== null) return only?.attributes.get(attribute);
    return only && only.children.length > 0 ? noText : only?.text;
  }

  items(path: string): readonly MappedNode[] | null | undefined {
    const steps = path.split('.');
    const around = elementsAt(this.root, steps.slice(0, -1));
    if (around.length > 1) return null;
    const found = around[0] ? named(around[0], steps.at(-1) ?? '') : [];
    return found.length === 0 ? undefined : found.map(xmlNode);
  }
}

export function xmlNode(root: XmlElement): MappedNode {
  return new XmlNode(root);
}

/** All elements at the steps; more than one only for the last step, or where the path is ambiguous. */
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

/** Words in one text; a large licence has 60,000 modules. */
const wordLimit = 100_000;
/** The result for a text with more words. */
export const tooMany = Symbol('too many words');

/** Splits a text to the nodes of a list; null where it is no list. */
export function nodesInText(
  text: unknown,
  written: 'json' | 'separated',
  separator = ',',
): readonly MappedNode[] | typeof tooMany | null | undefined {
  if (text === undefined || text === null || text === '') return undefined;
  if (typeof text !== 'string') return null;
  if (written === 'separated') {
    // A word beyond the limit shows that the text has more.
    const words = text.split(separator, wordLimit + 1).map((word) => word.trim());
    if (words.length > wordLimit) return tooMany;
    return words.filter((word) => word !== '').map(jsonNode);
  }
  const json = parseStrictJson(Buffer.from(text, 'utf8'));
  return json.ok && Array.isArray(json.value) ? json.value.map(jsonNode) : null;
}
