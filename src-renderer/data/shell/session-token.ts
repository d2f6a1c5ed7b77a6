/** The token of this tab's session with the web shell, if it has one. */
const key = 'steward.session';

export const sessionToken = {
  get: (): string | null => sessionStorage.getItem(key),
  keep: (token: string): void => sessionStorage.setItem(key, token),
  forget: (): void => sessionStorage.removeItem(key),
};
