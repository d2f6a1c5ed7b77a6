/** The board's view in the address: `?entry=board&row=…`, `&compare=…,…`, `&family=…,…`. */
export interface BoardAddress {
  readonly view: 'row' | 'compare' | 'family';
  readonly keys: readonly string[];
}

const views = ['row', 'compare', 'family'] as const;

/** Returns null for the list. */
export function boardAddressOf(params: URLSearchParams): BoardAddress | null {
  for (const view of views) {
    const keys = params.get(view)?.split(',').filter(Boolean);
    if (keys && keys.length > 0) return { view, keys };
  }
  return null;
}

export function boardParams(address: BoardAddress | null): URLSearchParams {
  const params = new URLSearchParams({ entry: 'board' });
  if (address) params.set(address.view, address.keys.join(','));
  return params;
}
