/**
 * Scrolls beyond the height that a browser can lay out. Rows have one height; when their sum exceeds an element's limit
 * (Chromium 33.5 million pixels, Firefox 17.8), the body is limited and its offset is scaled: wheel, touch and page
 * scrolls move the rows pixel by pixel, dragging the scroll bar moves them in proportion. Near both ends nothing is
 * scaled, so that a scroll towards an end has room. All lengths are pixels.
 * The virtual top is the view's top in the full height; `offset` is the virtual top less `scrollTop`.
 */

/** Below every browser's limit, and low enough for exact positions in a 24-bit float. */
export const heightLimit = 15_000_000;

export interface ScrollSpace {
  readonly rows: number;
  readonly rowHeight: number;
  /** Height of the view below the header. */
  readonly view: number;
  readonly limit?: number;
}

export interface ScrollPosition {
  readonly scrollTop: number;
  readonly offset: number;
}

export const atTop: ScrollPosition = { scrollTop: 0, offset: 0 };

export function fullHeight({ rows, rowHeight }: ScrollSpace): number {
  return rows * rowHeight;
}

export function bodyHeight(space: ScrollSpace): number {
  return Math.min(fullHeight(space), space.limit ?? heightLimit);
}

interface Ends {
  readonly scrollTop: number;
  readonly virtual: number;
}

/** The maximum scroll positions of body and rows. */
function endsOf(space: ScrollSpace): Ends {
  return {
    scrollTop: Math.max(0, bodyHeight(space) - space.view),
    virtual: Math.max(0, fullHeight(space) - space.view),
  };
}

/** Limit of scrolls applied pixel by pixel; one device pixel of the scroll bar moves further than this. */
export function pixelScrollLimit(space: ScrollSpace): number {
  return Math.max(space.view, bodyHeight(space) / (4 * space.view));
}

/** Height of the unscaled zones at both ends. */
function zoneOf(space: ScrollSpace, { scrollTop }: Ends): number {
  return Math.min(pixelScrollLimit(space), scrollTop / 4);
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

export function virtualTop({ scrollTop, offset }: ScrollPosition): number {
  return scrollTop + offset;
}

/** The position whose `scrollTop` is proportional to a virtual top. */
export function positionAt(space: ScrollSpace, virtual: number): ScrollPosition {
  const ends = endsOf(space);
  const target = clamp(virtual, ends.virtual);
  if (ends.virtual === ends.scrollTop) return { scrollTop: target, offset: 0 };
  const zone = zoneOf(space, ends);
  const scrollTop = Math.round(
    between(
      target,
      zone,
      ends.virtual,
      (ends.scrollTop - 2 * zone) / (ends.virtual - 2 * zone),
      ends.scrollTop,
    ),
  );
  return { scrollTop, offset: target - scrollTop };
}

/** Maps a value one to one near both ends, and by `scale` between them. */
function between(value: number, zone: number, end: number, scale: number, newEnd: number): number {
  if (value <= zone) return value;
  if (value >= end - zone) return newEnd - (end - value);
  return zone + (value - zone) * scale;
}

/**
 * The position after the browser scrolled to `scrollTop`. When the result's `scrollTop` differs, the element must be
 * set to it: body and rows did not reach their ends together.
 */
export function afterScroll(space: ScrollSpace, before: ScrollPosition, scrollTop: number): ScrollPosition {
  const ends = endsOf(space);
  if (ends.virtual === ends.scrollTop) return { scrollTop, offset: 0 };
  const moved = scrollTop - before.scrollTop;
  if (Math.abs(moved) > pixelScrollLimit(space)) return positionFromBar(space, ends, scrollTop);
  return settle(space, ends, scrollTop, virtualTop(before) + moved);
}

/** The position at rest, with room to scroll exactly. A changed `scrollTop` must be set on the element. */
export function restPosition(space: ScrollSpace, position: ScrollPosition): ScrollPosition {
  const ends = endsOf(space);
  const virtual = virtualTop(position);
  const zone = zoneOf(space, ends);
  const enough =
    position.scrollTop >= Math.min(virtual, zone) &&
    ends.scrollTop - position.scrollTop >= Math.min(ends.virtual - virtual, zone);
  return enough ? position : positionAt(space, virtual);
}

/** The position for a virtual top, with the shortest possible scroll. */
export function moveTo(space: ScrollSpace, before: ScrollPosition, virtual: number): ScrollPosition {
  const ends = endsOf(space);
  const moved = clamp(virtual, ends.virtual) - virtualTop(before);
  if (ends.virtual === ends.scrollTop || Math.abs(moved) > space.view) return positionAt(space, virtual);
  return settle(space, ends, before.scrollTop + moved, virtualTop(before) + moved);
}

function positionFromBar(space: ScrollSpace, ends: Ends, bar: number): ScrollPosition {
  const scrollTop = clamp(bar, ends.scrollTop);
  const zone = zoneOf(space, ends);
  const scale = (ends.virtual - 2 * zone) / (ends.scrollTop - 2 * zone);
  const virtual = Math.round(between(scrollTop, zone, ends.scrollTop, scale, ends.virtual));
  return { scrollTop: bar, offset: virtual - bar };
}

/** Aligns the ends of body and rows. */
function settle(space: ScrollSpace, ends: Ends, scrollTop: number, virtual: number): ScrollPosition {
  const wanted = clamp(virtual, ends.virtual);
  if (wanted <= 0 || wanted >= ends.virtual) return positionAt(space, wanted);
  if (scrollTop > 0 && scrollTop < ends.scrollTop) return { scrollTop, offset: wanted - scrollTop };
  return positionAt(space, wanted);
}

/** The virtual top that brings a row into view, with the least scrolling. */
export function revealRow(space: ScrollSpace, virtual: number, row: number): number {
  const top = row * space.rowHeight;
  if (top < virtual) return top;
  return Math.max(virtual, top + space.rowHeight - space.view);
}
