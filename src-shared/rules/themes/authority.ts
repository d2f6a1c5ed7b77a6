/**
 * Who may have themes of their own: a department says so for itself and for those below it, and no more than the one
 * above it allows (spec 2§3 "Authority", 2§4, 2§6; THM-096, 097, 106, 125).
 */
export interface Authority {
  /** Departments below may have themes of their own, and their themes be used. */
  readonly allowLow: boolean;
  /** The department itself may have themes of its own. */
  readonly customTopic: boolean;
}

/** Without themes of its own a department has none to let others below have. */
export function agreedAuthority({ allowLow, customTopic }: Authority): Authority {
  return { customTopic, allowLow: customTopic && allowLow };
}

/** Whether the department above lets one below it have anything at all; null: there is none above. */
export function mayHaveOwn(parent: Authority | null): boolean {
  return parent === null || parent.allowLow;
}

/** What holds in a department: its own word (null: it never said any) as far as the one above allows. */
export function authorityHere(own: Authority | null, parent: Authority | null): Authority {
  if (!mayHaveOwn(parent)) return { allowLow: false, customTopic: false };
  return agreedAuthority(own ?? { allowLow: true, customTopic: true });
}

/** The same, from the top of the tree down: the last one is the department that is asked about. */
export function authorityBelow(chain: readonly (Authority | null)[]): Authority {
  const [first = null, ...rest] = chain;
  return rest.reduce<Authority>((above, own) => authorityHere(own, above), authorityHere(first, null));
}
