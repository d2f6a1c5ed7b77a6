/** Writes XML elements as text, two spaces a level, for policy templates of other systems. */
export interface WrittenXmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Elements, or one text. */
  readonly children?: readonly WrittenXmlElement[] | string;
}

export function element(
  name: string,
  attributes: WrittenXmlElement['attributes'] = {},
  children: WrittenXmlElement['children'] = [],
): WrittenXmlElement {
  return { name, attributes, children };
}

export function xmlDocument(root: WrittenXmlElement, docType = ''): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${docType}${written(root, '')}`;
}

function written({ name, attributes = {}, children = [] }: WrittenXmlElement, indent: string): string {
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
