/** The id of the server that this tab is on; it outlives a reload. Absent in a new tab. */
const key = 'steward.server';

export const tabServer = {
  get: (): string | null => sessionStorage.getItem(key),
  keep: (id: string): void => sessionStorage.setItem(key, id),
};
