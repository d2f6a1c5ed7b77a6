/**
 * Notes beside a drawing, which browsers draw nothing of: comments, metadata, and what drawing programs keep for
 * themselves, such as the paths of files on the author's computer.
 */
import type { PartKind, Piece } from '#shared/kit/pictures/parts/picture-notes.ts';
import type { PictureParts } from '#shared/kit/pictures/parts/read-parts.ts';
import { readXml, type SvgElement, type XmlSpan } from './read-xml.ts';
import { isNote, isSvg } from './wrong-svg.ts';

/** The notes of a drawing that `wrongSvg` accepts; where it has some, the drawing without them as one literal piece. */
export function svgNotes(bytes: Uint8Array): Pick<PictureParts, 'notes' | 'pieces'> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const found: { readonly kind: PartKind; readonly span: XmlSpan }[] = [];
  /** Elements that are left out as a whole, from the outermost. */
  const outer: SvgElement[] = [];
  readXml(text, {
    open(element) {
      if (outer.length > 0 || kindOf(element) !== null) outer.push(element);
      else
        for (const { uri, from, to } of element.attributes)
          if (isNote(uri)) found.push({ kind: 'other', span: { from, to } });
      return true;
    },
    close(element, _, span) {
      if (outer.at(-1) === element) outer.pop();
      const kind = outer.length === 0 ? kindOf(element) : null;
      if (kind !== null) found.push({ kind, span });
      return true;
    },
    comment(span) {
      if (outer.length === 0) found.push({ kind: 'comment', span });
    },
  });
  if (found.length === 0) return { notes: [], pieces: [] };
  const sizes = new Map<PartKind, number>();
  let [plain, at] = ['', 0];
  for (const { kind, span } of found.toSorted((one, other) => one.span.from - other.span.from)) {
    const size = Buffer.byteLength(text.slice(span.from, span.to));
    sizes.set(kind, (sizes.get(kind) ?? 0) + size);
    plain += text.slice(at, span.from);
    at = span.to;
  }
  const pieces: Piece[] = [new TextEncoder().encode(plain + text.slice(at))];
  return { notes: [...sizes].map(([kind, size]) => ({ kind, bytes: size })), pieces };
}

/** Null for an element that is drawn, or that decides how others are drawn. */
function kindOf(element: SvgElement): PartKind | null {
  if (!isSvg(element)) return 'other';
  return element.local === 'metadata' ? 'text' : null;
}
