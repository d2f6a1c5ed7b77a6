/** The board's view in the address: `?entry=board&row=…`, `&compare=…,…`, `&family=…,…`. */
export interface BoardPlace {
  readonly view: 'row' | 'compare' | 'family';
  readonly keys: readonly string[];
}

const views = ['row', 'compare', 'family'] as const;

/** Returns null for the list. */
export function boardPlaceOf(params: URLSearchParams): BoardPlace | null {
  for (const view of views) {
    const keys = params.get(view)?.split(',').filter(Boolean);
    if (keys && keys.length > 0) return { view, keys };
  }
  return null;
}

export function boardParams(place: BoardPlace | null): URLSearchParams {
  const params = new URLSearchParams({ entry: 'board' });
  if (place) params.set(place.view, place.keys.join(','));
  return params;
}
