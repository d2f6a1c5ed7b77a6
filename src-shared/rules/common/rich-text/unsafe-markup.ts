/**
 * What rich text may not hold, whoever wrote it: anything that runs, that loads from elsewhere, or that leads where no
 * address may lead. What only dresses it stays, whether or not the editor has it.
 */

import type { Message } from '../../../text/message.ts';
import { isPlatformPage } from '../links/address.ts';
import { platformFileLink, platformPicture } from '../links/platform-file.ts';
import { richTextLink } from '../links/rich-text-link.ts';
import { readMarkup, type Tag } from './read-markup.ts';

const elements = new Set([
  'a',
  'abbr',
  'address',
  'article',
  'b',
  'big',
  'blockquote',
  'br',
  'caption',
  'center',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'font',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'section',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'tt',
  'u',
  'ul',
  'var',
  'wbr',
]);
const dressing = new Set([
  'align',
  'alt',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'class',
  'color',
  'colspan',
  'dir',
  'face',
  'height',
  'lang',
  'rel',
  'rowspan',
  'scope',
  'size',
  'start',
  'target',
  'title',
  'type',
  'valign',
  'width',
]);

/** null: it may stand. */
export function unsafeMarkup(html: string): Message | null {
  const { tags, odd } = readMarkup(html);
  for (const tag of tags) {
    const part = unsafeIn(tag);
    if (part !== null) return found(part);
  }
  return odd === null ? null : found(odd);
}

const longest = 60;

function found(part: string): Message {
  const text = part.length > longest ? `${part.slice(0, longest)}…` : part;
  return { key: 'changeContent.unsafe', params: { part: text } };
}

/** The part that may not be there. */
function unsafeIn({ name, attributes }: Tag): string | null {
  if (!elements.has(name)) return `<${name}>`;
  const wrong = attributes.find(([attribute, value]) => !mayStand(name, attribute, value));
  return wrong ? `${wrong[0]}="${wrong[1]}"` : null;
}

function mayStand(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href') return element === 'a' && isLinkTarget(value);
  if (attribute === 'src') return element === 'img' && platformPicture(value) !== null;
  if (attribute === 'style') return !loadsSomething.test(value);
  return dressing.has(attribute);
}

/** What the platform puts into the place of a name, e.g. `{link}` of a template, leads where the platform says. */
const placeholder = /^\{\w{1,40}\}$/;

function isLinkTarget(value: string): boolean {
  return (
    richTextLink(value) !== null ||
    platformFileLink(value) !== null ||
    isPlatformPage(value) ||
    placeholder.test(value.trim())
  );
}

/** A style with an address, a rule, an escape or a comment in it. */
const loadsSomething =
  /[\\@<>]|\/\*|\(\s*["']|(?:url|image|image-set|src|expression|attr|var|env|element)\s*\(|behaviou?r|binding|javascript/i;
