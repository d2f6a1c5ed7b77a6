/**
 * The departments that may have themes of their own: a department decides for itself and for those below it, within
 * what the department above allows (spec 2§3 "Authority", 2§4, 2§6; THM-096, 097, 106, 125).
 */
export interface Authority {
  /** Departments below may have themes of their own, and use them. */
  readonly allowLow: boolean;
  readonly customTopic: boolean;
}

/** A department without themes of its own can't allow any to departments below. */
export function agreedAuthority({ allowLow, customTopic }: Authority): Authority {
  return { customTopic, allowLow: customTopic && allowLow };
}

/** Whether the department above allows themes at all; null where there is none above. */
export function mayHaveOwn(parent: Authority | null): boolean {
  return parent === null || parent.allowLow;
}

/** The effective authority: a department's own setting (null: never saved) within what the one above allows. */
export function authorityHere(own: Authority | null, parent: Authority | null): Authority {
  if (!mayHaveOwn(parent)) return { allowLow: false, customTopic: false };
  return agreedAuthority(own ?? { allowLow: true, customTopic: true });
}

/** The effective authority along a path from the root; the last element is the department in question. */
export function authorityBelow(chain: readonly (Authority | null)[]): Authority {
  const [first = null, ...rest] = chain;
  return rest.reduce<Authority>((above, own) => authorityHere(own, above), authorityHere(first, null));
}
