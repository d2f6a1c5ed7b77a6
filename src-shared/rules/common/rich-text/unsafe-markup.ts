/**
 * Forbidden markup in rich text by any author: anything that runs, loads from elsewhere, or links to a forbidden
 * address. Pure formatting is allowed, even if the editor cannot produce it.
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

/** Returns null for safe markup. */
export function unsafeMarkup(html: string): Message | null {
  const { tags, odd } = readMarkup(html);
  for (const tag of tags) {
    const part = unsafeIn(tag);
    if (part !== null) return found(part);
  }
  return /* wall: rich-text-odd */ odd === null ? null : found(odd);
}

const longest = 60;

function found(part: string): Message {
  const text = part.length > longest ? `${part.slice(0, longest)}…` : part;
  return { key: 'changeContent.unsafe', params: { part: text } };
}

function unsafeIn({ name, attributes }: Tag): string | null {
  if (!elements.has(name)) return `<${name}>`;
  const wrong = attributes.find(([attribute, value]) => !mayStand(name, attribute, value));
  return wrong ? `${wrong[0]}="${wrong[1]}"` : null;
}

function mayStand(element: string, attribute: string, value: string): boolean {
  if (attribute === 'href') return element === 'a' && /* wall: rich-text-link-target */ isLinkTarget(value);
  if (attribute === 'src') return element === 'img' && platformPicture(value) !== null;
  if (attribute === 'style') return !loadsSomething.test(value);
  return dressing.has(attribute);
}

/** The platform replaces placeholders such as a template's `{link}`, and decides their target. */
const placeholder = /^\{\w{1,40}\}$/;

function isLinkTarget(value: string): boolean {
  return (
    richTextLink(value) !== null ||
    platformFileLink(value) !== null ||
    isPlatformPage(value) ||
    placeholder.test(value.trim())
  );
}

/** A style with an address, a rule, an escape or a comment may load something. */
const loadsSomething =
  /[\\@<>]|\/\*|\(\s*["']|(?:url|image|image-set|src|expression|attr|var|env|element)\s*\(|behaviou?r|binding|javascript/i;
