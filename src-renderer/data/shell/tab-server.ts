/** The id of this tab's server, which outlives a reload; null in a new tab. */
const key = 'steward.server';

export const tabServer = {
  get: (): string | null => sessionStorage.getItem(key),
  keep: (id: string): void => sessionStorage.setItem(key, id),
};
