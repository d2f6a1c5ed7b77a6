/** Names of menus and groups without regard to language: the platform's own, or the custom one where there is none. */
interface Stored {
  readonly menuName: string;
  readonly customName: string;
}

export function storedMenuName({ menuName, customName }: Stored): string {
  return menuName || customName;
}

export function storedMenuNames(
  entries: readonly (Stored & { readonly id: string })[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map((entry) => [entry.id, storedMenuName(entry)]));
}
