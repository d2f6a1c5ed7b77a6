/** Writes XML elements as text, two spaces a level, for policy templates of other systems. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Elements, or one text. */
  readonly children?: readonly XmlElement[] | string;
}

export function element(
  name: string,
  attributes: XmlElement['attributes'] = {},
  children: XmlElement['children'] = [],
): XmlElement {
  return { name, attributes, children };
}

export function xmlDocument(root: XmlElement, docType = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${docType}${written(root, '')}`;
}

function written({ name, attributes = {}, children = [] }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const tag = `${indent}<${name}${given.join('')}`;
  if (typeof children === 'string') return `${tag}>${escaped(children)}</${name}>\n`;
  if (children.length === 0) return `${tag}/>\n`;
  return `${tag}>\n${children.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
