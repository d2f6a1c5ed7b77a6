/** The session of this tab with the web shell, where it has one. */
const key = 'steward.session';

export const sessionToken = {
  get: (): string | null => sessionStorage.getItem(key),
  keep: (token: string): void => sessionStorage.setItem(key, token),
  forget: (): void => sessionStorage.removeItem(key),
};
